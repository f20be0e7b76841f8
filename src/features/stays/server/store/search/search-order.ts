import { type SQL, sql } from 'drizzle-orm';
import { haversineTo } from '#features/listings/index.server.ts';
import type { SearchCriteria } from '../../search/search-criteria.ts';
import type { StayFilter } from './search-filter.ts';

/** How a result is sorted; the id comes last, so that pages never overlap. */
export interface StayOrder {
  /** Laterals that the keys need. */
  readonly join: SQL;
  readonly keys: readonly { readonly value: SQL; readonly descending: boolean }[];
}

/** The order a search asks for; 'nearest' without a position is 'recommended'. */
export function stayOrder(criteria: SearchCriteria, filter: StayFilter): StayOrder {
  const { sort } = criteria.search;
  switch (sort) {
    case 'price-asc':
    case 'price-desc': {
      const { join, total } = filter.price;
      return { join, keys: [{ value: total, descending: sort === 'price-desc' }] };
    }
    case 'newest':
      return { join: sql``, keys: [{ value: sql`x.created_at`, descending: true }] };
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
