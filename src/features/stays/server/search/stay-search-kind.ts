import { type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import type { SearchKind } from '#features/listings/index.server.ts';
import { stayFilter } from '../store/search/search-filter.ts';
import { tallyQuery } from '../store/search/search-page.ts';
import { filterChips } from './search-chips.ts';

/** What stays bring to be searched. */
export const STAY_SEARCH: SearchKind<StaySearch> = {
  table: 'stay_search',
  codec: staySearch,
  clauses: stayFilter,
  count(criteria) {
    const filter = stayFilter(criteria);
    return filter === null ? null : tallyQuery(criteria, filter);
  },
  chips: filterChips,
};
