import { createFileRoute } from '@tanstack/react-router';
import {
  loadWishlist,
  WISHLIST_TEXTS,
  WishlistPage,
  wishlistHead,
} from '#features/wishlists/index.web.ts';
import { ListingGridSkeleton } from '#market/page/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/wishlists/$id')({
  loader: async ({ params, context }) => {
    const [list] = await Promise.all([
      loadWishlist(context.me, params.id),
      loadTexts(context.i18n, WISHLIST_TEXTS),
    ]);
    return list;
  },
  head: ({ match }) => wishlistHead(match.context),
  pendingComponent: ListingGridSkeleton,
  component: function Page() {
    return <WishlistPage list={Route.useLoaderData()} />;
  },
});
