import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

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

/**
 * Title of the search form's own page, which search engines should not index: they index the
 * results.
 */
export function itinerantSearchHead({ i18n }: RouterContext) {
  return {
    meta: [
      { title: `${i18n._(msg`Find an itinerant`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
