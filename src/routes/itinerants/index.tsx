import { createFileRoute } from '@tanstack/react-router';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { ItinerantsPage, loadItinerantsPage } from '#features/itinerants/index.web.ts';
import { LandingSkeleton } from '#market/search/index.web.ts';
import { PARSED, searchBy } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(itinerantSearch);

export const Route = createFileRoute('/itinerants/')({
  validateSearch,
  loaderDeps: ({ search }) => search[PARSED],
  loader: ({ deps, context, location, abortController: { signal } }) =>
    loadItinerantsPage(deps, context, signal, location.state.listStart),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: LandingSkeleton,
  component: Itinerants,
});

function Itinerants() {
  return <ItinerantsPage search={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
