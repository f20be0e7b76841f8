import { lazyPage } from '#platform/web/pages/lazy-page.ts';

export { itinerantsHead } from './web/page-head.ts';

export const ItinerantsPage = lazyPage(
  () => import('./web/pages/itinerants-page.tsx'),
  'ItinerantsPage',
);
