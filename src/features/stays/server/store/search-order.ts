import { type SQL, sql } from 'drizzle-orm';
import { haversineTo } from '#features/listings/index.server.ts';
import type { SearchCriteria } from '../search-criteria.ts';
import type { StayFilter } from './search-filter.ts';
import { priceJoin } from './search-price.ts';

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
      const descending = sort === 'price-desc';
      if (filter.nights === null) {
        return { join: sql``, keys: [{ value: sql`x.nightly_price`, descending }] };
      }
      const join = priceJoin(criteria, filter.arrival, filter.nights);
      return { join, keys: [{ value: sql`price.total`, descending }] };
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
