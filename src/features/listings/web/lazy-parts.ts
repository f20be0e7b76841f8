import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is needed.

export const FavoritesPage = lazyPage(() => import('./pages/favorites-page.tsx'), 'FavoritesPage');
export const PropertiesPage = lazyPage(
  () => import('./pages/properties-page.tsx'),
  'PropertiesPage',
);

const pageData = () => import('./page-data.ts');
export const loadFavorites = lazyCall(pageData, 'loadFavorites');
export const loadOwnListings = lazyCall(pageData, 'loadOwnListings');
