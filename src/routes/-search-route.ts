import { type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import { savePriceDuration } from '#features/shell/index.web.ts';
import { loadSearchPage } from '#features/stays/index.web.ts';
import { ResultsSkeleton } from '#market/search/index.web.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { PARSED, type RouteSearch, searchBy } from '#platform/web/scope/url-search.ts';

/**
 * Options that both addresses of the results share; they differ in the meaning of a link to them.
 */
export const SEARCH_ROUTE = {
  validateSearch: searchBy(staySearch),
  search: { middlewares: [savePriceDuration] },
  loaderDeps: ({ search }: { search: RouteSearch<StaySearch> }) => search[PARSED],
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
  pendingComponent: ResultsSkeleton,
};
