export { FavoriteButton } from './web/favorite-button.tsx';
export { useMergeFavorites } from './web/favorites.ts';
export { FavoritesPage, loadFavorites, loadOwnListings, PropertiesPage } from './web/lazy-parts.ts';
export { favoritesHead, propertiesHead } from './web/page-heads.ts';
export { registerListingDialogs } from './web/pages/register-dialogs.ts';
