import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/register-dialogs.ts';

import './web/hosting/register-dialogs.ts';

export { itinerantSearchHead } from './web/search-form/search-form-head.ts';

/** Complete in the HTML; hydrated on interaction. */
export const ItinerantsPage = hydrateOnInteraction(
  () => import('./web/search/itinerants-page.tsx'),
  'ItinerantsPage',
  [...SHARED_TEXTS, 'itinerants'],
);
export const loadItinerantsPage = lazyCall(
  () => import('./web/search/search-page-data.ts'),
  'loadItinerantsPage',
);

export const ItinerantSearchPage = lazyPage(
  () => import('./web/search-form/search-form-page.tsx'),
  'ItinerantSearchPage',
);

/** Page of one itinerant: `itinerantHead` provides title, description and link previews. */
export const ItinerantGone = lazyPage(
  () => import('./web/page/itinerant-not-found.tsx'),
  'ItinerantGone',
);
export const loadItinerant = lazyCall(
  () => import('./web/page/itinerant-data.ts'),
  'loadItinerant',
);
export const itinerantHead = lazyCall(
  () => import('./web/page/itinerant-head.ts'),
  'itinerantHead',
);
