import { sql } from 'drizzle-orm';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { SearchKind } from '#market/search/index.server.ts';
import { itinerantChips } from '../../search/itinerant-criteria.ts';
import { itinerantFilter } from './search-filter.ts';
import { tallyQuery } from './search-page.ts';

/** Search definition of itinerants. */
export const ITINERANT_SEARCH: SearchKind<ItinerantSearch> = {
  table: 'itinerant_place',
  codec: itinerantSearch,
  clauses: itinerantFilter,
  places: ({ from, condition }) => ({
    from: sql`itinerant_place x`,
    condition: sql`x.listing_id in (select x.listing_id from ${from} where ${condition})`,
    city: sql`x.city`,
    countryCode: sql`x.country_code`,
  }),
  count(criteria) {
    const filter = itinerantFilter(criteria);
    return filter === null ? null : tallyQuery(filter);
  },
  chips: itinerantChips,
};
