import { lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/hosting/register-dialogs.ts';

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
