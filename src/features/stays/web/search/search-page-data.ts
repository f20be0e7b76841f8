import type { StaySearch } from '#domain/search/stay-search.ts';
import { loadTexts, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { loadSearch } from './search-data.ts';
import { searchHead } from './search-head.ts';

/**
 * The data of the results page with its title and description: both follow from the results, and
 * what makes them is fetched with what loads those.
 *
 * @throws ApiError, OfflineError
 */
export async function loadSearchPage(
  search: StaySearch,
  context: RouterContext,
  signal: AbortSignal,
) {
  const [data] = await Promise.all([
    loadSearch(search, context.me, signal),
    // The head says some of them as well. The server has them by now.
    import.meta.env.SSR ? null : loadTexts(context.i18n, SHARED_TEXTS),
  ]);
  return { ...data, head: searchHead(context, search, data) };
}
