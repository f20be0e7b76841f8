import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/pages/register-dialogs.ts';

export { favoritesHead, propertiesHead } from './web/page-heads.ts';

export const FavoritesPage = lazyPage(
  () => import('./web/pages/favorites-page.tsx'),
  'FavoritesPage',
);
export const PropertiesPage = lazyPage(
  () => import('./web/pages/properties-page.tsx'),
  'PropertiesPage',
);

const pageData = () => import('./web/page-data.ts');
export const loadFavorites = lazyCall(pageData, 'loadFavorites');
export const loadOwnListings = lazyCall(pageData, 'loadOwnListings');
