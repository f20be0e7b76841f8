import { createFileRoute } from '@tanstack/react-router';
import { tripSearch } from '#domain/search/trip-search.ts';
import { savePriceDuration } from '#features/shell/index.web.ts';
import { loadTravelPage, TravelPage } from '#features/travel/index.web.ts';
import { LandingSkeleton } from '#market/search/index.web.ts';
import { PARSED, searchBy } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(tripSearch);

export const Route = createFileRoute('/travel')({
  validateSearch,
  search: { middlewares: [savePriceDuration] },
  loaderDeps: ({ search }) => search[PARSED],
  loader: ({ deps, context, abortController: { signal } }) => loadTravelPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: LandingSkeleton,
  component: Travel,
});

function Travel() {
  const { travel } = Route.useLoaderData();
  return <TravelPage data={travel} />;
}
