export { FavoriteButton } from './web/favorite-button.tsx';
export { useMergeFavorites } from './web/favorites.ts';
export {
  FavoritesPage,
  loadFavorites,
  loadOwnListings,
  PropertiesPage,
  registerListingDialogs,
} from './web/lazy-parts.ts';
export { favoritesHead, propertiesHead } from './web/page-heads.ts';
