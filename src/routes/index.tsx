import { createFileRoute } from '@tanstack/react-router';
import { keepPriceDuration } from '#features/shell/index.web.ts';
import { loadSearch, SearchPage, searchHead, searchQuery } from '#features/stays/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  search: { middlewares: [keepPriceDuration] },
  loaderDeps: ({ search }) => searchQuery(search),
  loader: async ({ deps, context, abortController }) => {
    const [data] = await Promise.all([
      loadSearch(deps, context.me, abortController.signal),
      loadTexts(context.i18n, ['listings', 'stays']),
    ]);
    return data;
  },
  head: ({ match, loaderData }) => searchHead(match.context, loaderData),
  component: Home,
});

function Home() {
  return <SearchPage data={Route.useLoaderData()} />;
}
