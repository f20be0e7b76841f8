import { type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import {
  listQuery,
  loadUnlessCached,
  makeResultCache,
  pageQuery,
  type Reader,
  type ResultsData,
} from '#market/search/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { countCategories, searchStays } from '../../contract/addresses.gen.ts';
import type { StaySearchPage } from '../../contract/schemas.ts';

/** Data of the results page. */
export type SearchData = ResultsData<StaySearchPage>;

/** Cache of the pages of homes that the user has scrolled through. */
export const homeCache = makeResultCache<SearchData>();

/**
 * One page of results.
 *
 * @throws ApiError, OfflineError
 */
export async function loadResults(search: StaySearch, signal: AbortSignal) {
  const answer = await call(searchStays, { query: pageQuery(staySearch, search) }, { signal });
  if (Array.isArray(answer)) throw new TypeError('a page of results was asked for');
  return answer;
}

/**
 * The data of the results page.
 *
 * @throws ApiError, OfflineError
 */
export function loadSearch(
  search: StaySearch,
  person: Reader,
  signal: AbortSignal,
): Promise<SearchData> {
  return loadUnlessCached(homeCache, staySearch, search, person, async () => {
    const [results, { categories }] = await Promise.all([
      loadResults(search, signal),
      call(countCategories, { query: listQuery(staySearch, search) }, { signal }),
    ]);
    return { results, categories };
  });
}
