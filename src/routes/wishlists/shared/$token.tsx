import { createFileRoute } from '@tanstack/react-router';
import {
  loadSharedWishlist,
  SharedWishlistPage,
  sharedWishlistHead,
  WISHLIST_TEXTS,
} from '#features/wishlists/index.web.ts';
import { ListingGridSkeleton } from '#market/page/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/wishlists/shared/$token')({
  loader: async ({ params, context }) => {
    const [list] = await Promise.all([
      loadSharedWishlist(params.token),
      loadTexts(context.i18n, WISHLIST_TEXTS),
    ]);
    return list;
  },
  head: ({ match }) => sharedWishlistHead(match.context),
  pendingComponent: ListingGridSkeleton,
  component: function Page() {
    const { token } = Route.useParams();
    return <SharedWishlistPage key={token} token={token} list={Route.useLoaderData()} />;
  },
});
