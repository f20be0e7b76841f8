import { formatStaySearch, type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import { listKey, listQuery, makeResultCache } from '#features/listings/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { countCategories, searchStays } from '../../contract/routes.ts';
import type { StaySearchPage } from '../../contract/schemas.ts';
import type { CategoryCount } from './category-count.ts';

export type { CategoryCount } from './category-count.ts';

/** What the results page shows. */
export interface SearchData {
  readonly results: StaySearchPage;
  readonly categories: readonly CategoryCount[];
}

/** Who looks: prices and hearts are theirs. Null while signed out. */
export type Person = { readonly id: string } | null;

/** Pages of homes that a person has scrolled through. */
export const homeCache = makeResultCache<SearchData>();

/**
 * One page of results.
 *
 * @throws ApiError, OfflineError
 */
export async function loadResults(search: StaySearch, signal?: AbortSignal) {
  const query = { ...formatStaySearch(search), page: String(search.page) };
  const answer = await call(searchStays, { query }, signal === undefined ? {} : { signal });
  if (Array.isArray(answer)) throw new TypeError('a page of results was asked for');
  return answer;
}

/**
 * The data of the results page.
 *
 * @throws ApiError, OfflineError
 */
export async function loadSearch(
  search: StaySearch,
  person: Person,
  signal: AbortSignal,
): Promise<SearchData> {
  if (!import.meta.env.SSR) homeCache.resetFor(person?.id ?? null);
  const handedOver = homeCache.takeOnce(listKey(staySearch, search), search.page);
  if (handedOver !== undefined) return handedOver;
  const [results, { categories }] = await Promise.all([
    loadResults(search, signal),
    call(countCategories, { query: listQuery(staySearch, search) }, { signal }),
  ]);
  return { results, categories };
}
