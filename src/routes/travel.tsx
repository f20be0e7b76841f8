import { createFileRoute } from '@tanstack/react-router';
import { travelSearch } from '#domain/search/travel-search.ts';
import { keepPriceDuration } from '#features/shell/index.web.ts';
import { loadTravelPage, TravelPage } from '#features/travel/index.web.ts';

export const Route = createFileRoute('/travel')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  search: { middlewares: [keepPriceDuration] },
  // Read once, for the loader, the head and the page; junk in the URL changes nothing.
  loaderDeps: ({ search }) => travelSearch.parse(search),
  loader: ({ deps, context, abortController: { signal } }) => loadTravelPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Travel,
});

function Travel() {
  return <TravelPage data={Route.useLoaderData().travel} params={Route.useSearch()} />;
}
