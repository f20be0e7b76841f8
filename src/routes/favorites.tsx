import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage, favoritesHead, loadFavorites } from '#features/listings/index.web.ts';
import { ListingGridSkeleton } from '#market/page/index.web.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/favorites')({
  loader: async ({ context }) => {
    const [items] = await Promise.all([
      loadFavorites(context.me),
      loadTexts(context.i18n, MARKET_TEXTS),
    ]);
    return items;
  },
  head: ({ match }) => favoritesHead(match.context),
  pendingComponent: ListingGridSkeleton,
  component: Favorites,
});

function Favorites() {
  return <FavoritesPage items={Route.useLoaderData()} />;
}
