import { createFileRoute } from '@tanstack/react-router';
import { keepPriceDuration } from '#features/shell/index.web.ts';
import { loadSearch, SearchPage, searchHead, searchQuery } from '#features/stays/index.web.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  search: { middlewares: [keepPriceDuration] },
  loaderDeps: ({ search }) => searchQuery(search),
  loader: ({ deps, context, abortController }) =>
    loadSearch(deps, context.me, abortController.signal),
  head: ({ match, loaderData }) => searchHead(match.context, loaderData),
  component: Home,
});

function Home() {
  return <SearchPage data={Route.useLoaderData()} />;
}
