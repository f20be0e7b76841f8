import { createFileRoute } from '@tanstack/react-router';
import { savePriceDuration } from '#features/shell/index.web.ts';
import { loadTravelPage, TravelPage } from '#features/travel/index.web.ts';
import { LandingSkeleton } from '#market/search/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/travel')({
  validateSearch: asWritten,
  search: { middlewares: [savePriceDuration] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context, abortController: { signal } }) => loadTravelPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: LandingSkeleton,
  component: Travel,
});

function Travel() {
  const { travel } = Route.useLoaderData();
  return <TravelPage data={travel} />;
}
