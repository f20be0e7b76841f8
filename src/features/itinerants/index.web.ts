import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/register-dialogs.ts';

import './web/hosting/register-dialogs.ts';

export {
  ItinerantGone,
  ItinerantPage,
  itinerantHead,
  loadItinerant,
} from './web/page/itinerant-route.ts';
export { itinerantsHead } from './web/page-head.ts';
export { itinerantSearchHead } from './web/search-form/search-form-head.ts';

export const ItinerantsPage = lazyPage(
  () => import('./web/pages/itinerants-page.tsx'),
  'ItinerantsPage',
);

export const ItinerantSearchPage = lazyPage(
  () => import('./web/search-form/search-form-page.tsx'),
  'ItinerantSearchPage',
);
export const loadLanding = lazyCall(() => import('./web/landing/landing-data.ts'), 'loadLanding');
