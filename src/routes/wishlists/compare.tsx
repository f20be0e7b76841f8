import { createFileRoute } from '@tanstack/react-router';
import {
  ComparePage,
  compareHead,
  loadCompared,
  WISHLIST_TEXTS,
} from '#features/wishlists/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { FiguresSkeleton } from '#platform/web/pages/lazy-skeletons.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/wishlists/compare')({
  validateSearch: asWritten,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) => {
    const [compared] = await Promise.all([
      loadCompared(deps),
      loadTexts(context.i18n, WISHLIST_TEXTS),
    ]);
    return compared;
  },
  head: ({ match }) => compareHead(match.context),
  pendingComponent: FiguresSkeleton,
  component: function Page() {
    return <ComparePage params={Route.useSearch()} compared={Route.useLoaderData()} />;
  },
});
