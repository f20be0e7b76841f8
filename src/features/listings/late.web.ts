export { FavoriteButton } from './web/favorite-button.tsx';
export { useMergeFavorites } from './web/favorites.ts';
