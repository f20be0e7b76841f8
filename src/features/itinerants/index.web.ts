import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { lazyCall } from '#platform/web/pages/lazy-page.ts';

export {
  ItinerantGone,
  ItinerantPage,
  itinerantHead,
  loadItinerant,
} from './web/page/itinerant-route.ts';

/** Whole as HTML; it becomes live when somebody is there. */
export const ItinerantsPage = hydrateOnInteraction(
  () => import('./web/search/itinerants-page.tsx'),
  'ItinerantsPage',
  ['itinerants', 'itinerants/search'],
);
export const loadItinerantsPage = lazyCall(
  () => import('./web/search/search-page-data.ts'),
  'loadItinerantsPage',
);
