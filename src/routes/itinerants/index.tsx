import { createFileRoute } from '@tanstack/react-router';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { ItinerantsPage, loadItinerantsPage } from '#features/itinerants/index.web.ts';

export const Route = createFileRoute('/itinerants/')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  // Parsed once, for the loader, the head and the page; invalid parameters are ignored.
  loaderDeps: ({ search }) => itinerantSearch.parse(search),
  loader: ({ deps, context, location, abortController: { signal } }) =>
    loadItinerantsPage(deps, location.state.listStart, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Itinerants,
});

function Itinerants() {
  return <ItinerantsPage search={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
