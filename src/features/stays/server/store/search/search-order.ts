import { sql } from 'drizzle-orm';
import { haversineTo, type SearchOrder } from '#market/search/index.server.ts';
import type { StayCriteria } from '../../search/search-criteria.ts';
import type { StayFilter } from './search-filter.ts';

/** Whether a search has the default order; 'nearest' without a position is that too. */
export function isRecommended({ search: { sort }, centre }: StayCriteria): boolean {
  return sort === 'recommended' || (sort === 'nearest' && centre === null);
}

/** The order a search asks for; 'nearest' without a position is 'recommended'. */
export function stayOrder(criteria: StayCriteria, filter: StayFilter): SearchOrder {
  const { sort } = criteria.search;
  switch (sort) {
    case 'price-asc':
    case 'price-desc': {
      const { join, total } = filter.price;
      return { join, keys: [{ value: total, descending: sort === 'price-desc' }] };
    }
    case 'newest':
      return { join: sql``, keys: [{ value: sql`x.created_at`, descending: true }] };
    case 'fastest-wifi':
      return { join: sql``, keys: [{ value: sql`x.mbps`, descending: true }] };
    case 'nearest':
      if (criteria.centre !== null) {
        return {
          join: sql``,
          keys: [{ value: haversineTo(criteria.centre), descending: false }],
        };
      }
  }
  return {
    join: sql``,
    keys: [
      { value: sql`x.score`, descending: true },
      { value: sql`x.created_at`, descending: true },
    ],
  };
}
