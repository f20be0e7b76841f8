export { FavoriteButton } from './web/favorite-button.tsx';
export { useMergeFavorites } from './web/favorites.ts';
export { ListingCover } from './web/pages/listing-cover.tsx';
export { UnitPrice } from './web/pages/unit-price.tsx';
export { PauseSwitch } from './web/pause-switch.tsx';
export {
  FavoritesPage,
  favoritesHead,
  HostedListings,
  loadFavorites,
  loadHosted,
  loadOwnListings,
  PropertiesPage,
  propertiesHead,
  registerListingDialogs,
} from './web/route-parts.ts';
