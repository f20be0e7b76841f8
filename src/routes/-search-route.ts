import { parseStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import { keepPriceDuration } from '#features/shell/index.web.ts';
import { loadSearch, searchHead } from '#features/stays/index.web.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

type RawSearch = Record<string, string | string[]>;

/** What both addresses of the results share; they differ in what a link to them means. */
export const SEARCH_ROUTE = {
  validateSearch: (search: RawSearch) => search,
  search: { middlewares: [keepPriceDuration] },
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
  }) => loadSearch(deps, context.me, abortController.signal),
  head: ({
    match,
    loaderData,
  }: {
    match: { context: RouterContext; loaderDeps: StaySearch };
    loaderData?: Awaited<ReturnType<typeof loadSearch>> | undefined;
  }) => searchHead(match.context, match.loaderDeps, loaderData),
};
