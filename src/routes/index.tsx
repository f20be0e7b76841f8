import { createFileRoute } from '@tanstack/react-router';
import { parseStaySearch } from '#domain/search/stay-search.ts';
import { keepPriceDuration } from '#features/shell/index.web.ts';
import { loadSearch, SearchPage, searchHead } from '#features/stays/index.web.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  search: { middlewares: [keepPriceDuration] },
  // Read once, for the loader, the head and the page; junk in the URL changes nothing.
  loaderDeps: ({ search }) => parseStaySearch(search),
  loader: ({ deps, context, abortController }) =>
    loadSearch(deps, context.me, abortController.signal),
  head: ({ match, loaderData }) => searchHead(match.context, match.loaderDeps, loaderData),
  component: Home,
});

function Home() {
  return <SearchPage search={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
