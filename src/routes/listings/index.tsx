import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '#features/stays/index.web.ts';
import { SEARCH_ROUTE } from '../-search-route.ts';

export const Route = createFileRoute('/listings/')({
  ...SEARCH_ROUTE,
  component: Explore,
});

function Explore() {
  return <SearchPage params={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
