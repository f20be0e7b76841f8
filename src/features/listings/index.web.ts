import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/page/register-dialogs.ts';
import './web/pages/register-dialogs.ts';

export {
  type CreationDialog,
  creationDialogAt,
  prepareCreation,
  startCreation,
} from './web/creation/creation.ts';
export { useRememberDates } from './web/last-dates.ts';
export { favoritesHead, propertiesHead } from './web/page-heads.ts';
export { foundPlaceOn } from './web/results/found-place.ts';
export { listQuery } from './web/results/list-key.ts';
export { nearLabel, placeLabel } from './web/results/place-label.ts';
export { makeResultCache } from './web/results/result-cache.ts';
export type { ResultsData, ResultsSection } from './web/results/results-section.ts';
export { type AskedPlace, useAskedPlace } from './web/use-asked-place.ts';

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
export { ListingGridSkeleton, ListingSkeleton } from './web/lazy-skeletons.ts';
