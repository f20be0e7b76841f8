import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepPriceDuration } from '#features/shell/index.web.ts';
import { loadTravelPage, prepareResults, TravelPage } from '#features/travel/index.web.ts';
import { hydrateNow } from '#platform/web/hydration/hydration.ts';

export const Route = createFileRoute('/travel')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  search: { middlewares: [keepPriceDuration] },
  // Read by the loader, whose code comes with the page: every first load carries this file.
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context, abortController: { signal } }) => loadTravelPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Travel,
});

function Travel() {
  const { travel } = Route.useLoaderData();
  const isSearched = travel.chosen.length > 0;
  // Flights are searched for by the page itself: nobody should have to touch it first.
  useEffect(() => {
    if (!isSearched) return;
    hydrateNow();
    void prepareResults();
  }, [isSearched]);
  return <TravelPage data={travel} params={Route.useSearch()} />;
}
