import { sql } from 'drizzle-orm';
import { toCents } from '#domain/money.ts';
import { watchSearches } from '#market/search/index.server.ts';
import { isWholeWay, readItinerantSearch } from '../../search/itinerant-criteria.ts';
import { ITINERANT_SEARCH } from './itinerant-search-kind.ts';
import { itinerantFilter } from './search-filter.ts';

/** Searches for itinerants that people save. */
export const watchedItinerants = watchSearches({
  ...ITINERANT_SEARCH,
  kind: 'itinerant',
  read: readItinerantSearch,
  priced: itinerantFilter,
  facts: {
    from: sql`(
      select place.listing_id, place.position, place.country_code, s.category,
        s.guest_count as guests, s.nightly_price as price, s.start_date as first_day,
        s.end_date as last_day
      from itinerant_place place
      join itinerant_search s on s.listing_id = place.listing_id
    ) x`,
  },
  bounds: (search) => ({
    category: search.category ?? null,
    guests: search.guestCount ?? null,
    maxPrice: search.price === undefined || isWholeWay(search) ? null : toCents(search.price),
  }),
  dates: ({ dates }) => dates,
  basis: (search) => (isWholeWay(search) ? 'way' : 'night'),
});
