export { FavoriteButton } from './web/favorite-button.tsx';
export { useMergeFavorites } from './web/favorites.ts';
export { PauseSwitch } from './web/pause-switch.tsx';
export {
  FavoritesPage,
  favoritesHead,
  loadFavorites,
  loadOwnListings,
  PropertiesPage,
  propertiesHead,
  registerListingDialogs,
} from './web/route-parts.ts';
