import { sql } from 'drizzle-orm';
import { haversineTo, type SearchOrder } from '#market/search/index.server.ts';
import type { ItinerantCriteria } from '../../search/itinerant-criteria.ts';
import type { ItinerantFilter } from './search-filter.ts';

const NO_JOIN = sql``;

/** The order a search asks for; 'nearest' without a position is 'recommended'. */
export function itinerantOrder(
  { search: { sort }, centre }: ItinerantCriteria,
  { price }: ItinerantFilter,
): SearchOrder {
  switch (sort) {
    case 'soonest':
      return { join: NO_JOIN, keys: [{ value: sql`x.start_date`, descending: false }] };
    case 'price-asc':
    case 'price-desc':
      return { join: NO_JOIN, keys: [{ value: price, descending: sort === 'price-desc' }] };
    case 'newest':
      return { join: NO_JOIN, keys: [{ value: sql`x.created_at`, descending: true }] };
    case 'nearest':
      if (centre !== null) {
        // The nearest of its places; the row outside is `found`, so that the two are told apart.
        const value = sql`(
          select min(near.haversine)
          from (
            select x.listing_id, ${haversineTo(centre)} as haversine from itinerant_place x
          ) near
          where near.listing_id = x.listing_id)`;
        return { join: NO_JOIN, keys: [{ value, descending: false }] };
      }
  }
  return {
    join: NO_JOIN,
    keys: [
      { value: sql`x.score`, descending: true },
      { value: sql`x.created_at`, descending: true },
    ],
  };
}
