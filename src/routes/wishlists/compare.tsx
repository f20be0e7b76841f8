import { createFileRoute } from '@tanstack/react-router';
import {
  ComparePage,
  compareHead,
  compareSearch,
  loadCompared,
  WISHLIST_TEXTS,
} from '#features/wishlists/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { FiguresSkeleton } from '#platform/web/pages/lazy-skeletons.ts';
import { PARSED, searchBy } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(compareSearch);

export const Route = createFileRoute('/wishlists/compare')({
  validateSearch,
  loaderDeps: ({ search }) => search[PARSED],
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
    return <ComparePage search={Route.useSearch()[PARSED]} compared={Route.useLoaderData()} />;
  },
});
