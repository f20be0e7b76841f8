import { savePriceDuration } from '#features/shell/index.web.ts';
import { loadSearchPage } from '#features/stays/index.web.ts';
import { ResultsSkeleton } from '#market/search/index.web.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { asWritten, type UrlParams } from '#platform/web/scope/url-search.ts';

/**
 * Options that both addresses of the results share; they differ in the meaning of a link to them.
 */
export const SEARCH_ROUTE = {
  validateSearch: asWritten,
  search: { middlewares: [savePriceDuration] },
  loaderDeps: ({ search }: { search: UrlParams }) => search,
  loader: ({
    deps,
    context,
    abortController,
  }: {
    deps: UrlParams;
    context: RouterContext;
    abortController: AbortController;
  }) => loadSearchPage(deps, context, abortController.signal),
  head: ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loadSearchPage>> | undefined }) =>
    loaderData?.head ?? {},
  pendingComponent: ResultsSkeleton,
};
