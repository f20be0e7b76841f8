import { createFileRoute } from '@tanstack/react-router';
import { ItinerantsPage, loadItinerantsPage } from '#features/itinerants/index.web.ts';
import { LandingSkeleton } from '#market/search/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/itinerants/')({
  validateSearch: asWritten,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context, location, abortController: { signal } }) =>
    loadItinerantsPage(deps, context, signal, location.state.listStart),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: LandingSkeleton,
  component: Itinerants,
});

function Itinerants() {
  return <ItinerantsPage params={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
