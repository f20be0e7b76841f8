import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is needed.

/** Complete in the HTML; hydrated on interaction. */
export const ItinerantsPage = hydrateOnInteraction(
  () => import('./search/itinerants-page.tsx'),
  'ItinerantsPage',
  [...SHARED_TEXTS, 'itinerants'],
);
export const loadItinerantsPage = lazyCall(
  () => import('./search/search-data.ts'),
  'loadItinerantsPage',
);

export const ItinerantSearchPage = lazyPage(
  () => import('./search-form/search-form-page.tsx'),
  'ItinerantSearchPage',
);

/** Page of one itinerant: `itinerantHead` provides title, description and link previews. */
export const ItinerantGone = lazyPage(
  () => import('./page/itinerant-not-found.tsx'),
  'ItinerantGone',
);
export const loadItinerant = lazyCall(() => import('./page/itinerant-data.ts'), 'loadItinerant');
export const itinerantHead = lazyCall(() => import('./page/itinerant-head.ts'), 'itinerantHead');

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'itinerant-search': undefined;
    'itinerant-filters': undefined;
  }
}

export function registerItinerantDialogs(): void {
  registerDialog(
    'itinerant-search',
    () => import('./short-search/short-search-dialog.tsx'),
    ['itinerants', 'search/dialog'],
    'drawn',
  );
  registerDialog('itinerant-filters', () => import('./filters/filters-dialog.tsx'), [
    'itinerants',
    'search/dialog',
  ]);
  registerDialog('itinerant', () => import('./hosting/hosting-dialog.tsx'), [
    'hosting',
    'itinerants',
    'itinerants/dialog',
  ]);
}
