import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

export {
  ItinerantGone,
  ItinerantPage,
  itinerantHead,
  loadItinerant,
} from './web/page/itinerant-route.ts';
export { itinerantsHead } from './web/page-head.ts';

export const ItinerantsPage = lazyPage(
  () => import('./web/pages/itinerants-page.tsx'),
  'ItinerantsPage',
);
export const loadLanding = lazyCall(() => import('./web/landing/landing-data.ts'), 'loadLanding');
