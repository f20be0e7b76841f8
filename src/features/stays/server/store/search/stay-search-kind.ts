import { sql } from 'drizzle-orm';
import { type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import type { SearchKind } from '#market/search/index.server.ts';
import { filterChips } from '../../search/criteria.ts';
import { stayFilter } from './search-filter.ts';
import { tallyQuery } from './search-page.ts';

/** Definition of the search for stays. */
export const STAY_SEARCH: SearchKind<StaySearch> = {
  table: 'stay_search',
  codec: staySearch,
  clauses: stayFilter,
  places: (clauses) => ({
    ...clauses,
    city: sql`(select l.city from listing l where l.id = x.listing_id)`,
    countryCode: sql`x.country_code`,
  }),
  count(criteria) {
    const filter = stayFilter(criteria);
    return filter === null ? null : tallyQuery(criteria, filter);
  },
  chips: filterChips,
};
