import { createFileRoute } from '@tanstack/react-router';
import { savePriceDuration } from '#features/shell/index.web.ts';
import { loadTravelPage, TravelPage } from '#features/travel/index.web.ts';

export const Route = createFileRoute('/travel')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  search: { middlewares: [savePriceDuration] },
  // Read by the loader, whose code is loaded with the page: every first load includes this file.
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context, abortController: { signal } }) => loadTravelPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Travel,
});

function Travel() {
  const { travel } = Route.useLoaderData();
  return <TravelPage data={travel} params={Route.useSearch()} />;
}
