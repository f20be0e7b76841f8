import { parseStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { savePriceDuration } from '#features/shell/index.web.ts';
import { loadSearchPage } from '#features/stays/index.web.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

type RawSearch = Record<string, string | string[]>;

/**
 * Options that both addresses of the results share; they differ in the meaning of a link to them.
 */
export const SEARCH_ROUTE = {
  validateSearch: (search: RawSearch) => search,
  search: { middlewares: [savePriceDuration] },
  // Read once, for the loader, the head and the page; junk in the URL changes nothing.
  loaderDeps: ({ search }: { search: RawSearch }) => parseStaySearch(search),
  loader: ({
    deps,
    context,
    abortController,
  }: {
    deps: StaySearch;
    context: RouterContext;
    abortController: AbortController;
  }) => loadSearchPage(deps, context, abortController.signal),
  head: ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loadSearchPage>> | undefined }) =>
    loaderData?.head ?? {},
};
