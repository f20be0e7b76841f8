import { createFileRoute } from '@tanstack/react-router';
import {
  loadWishlists,
  WISHLIST_TEXTS,
  WishlistsPage,
  wishlistsHead,
} from '#features/wishlists/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { CardsSkeleton } from '#platform/web/pages/lazy-skeletons.ts';

export const Route = createFileRoute('/wishlists/')({
  loader: async ({ context }) => {
    const [items] = await Promise.all([
      loadWishlists(context.me),
      loadTexts(context.i18n, WISHLIST_TEXTS),
    ]);
    return items;
  },
  head: ({ match }) => wishlistsHead(match.context),
  pendingComponent: CardsSkeleton,
  component: function Page() {
    return <WishlistsPage items={Route.useLoaderData()} />;
  },
});
