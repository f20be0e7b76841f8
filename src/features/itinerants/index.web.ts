import { lazyRouteComponent } from '@tanstack/react-router';

export { itinerantsHead } from './web/page-head.ts';

export const ItinerantsPage = lazyRouteComponent(
  () => import('./web/pages/itinerants-page.tsx'),
  'ItinerantsPage',
);
