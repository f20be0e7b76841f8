export { compareSearch } from './web/compare/compare-search.ts';
export {
  ComparePage,
  compareHead,
  loadCompared,
  loadSharedWishlist,
  loadWishlist,
  loadWishlists,
  registerWishlistDialogs,
  SharedWishlistPage,
  sharedWishlistHead,
  WISHLIST_TEXTS,
  WishlistPage,
  WishlistsPage,
  wishlistHead,
  wishlistsHead,
} from './web/route-parts.ts';
