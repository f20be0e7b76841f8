import { lazyRouteComponent } from '@tanstack/react-router';

export { travelHead } from './web/page-head.ts';

export const TravelPage = lazyRouteComponent(
  () => import('./web/pages/travel-page.tsx'),
  'TravelPage',
);
