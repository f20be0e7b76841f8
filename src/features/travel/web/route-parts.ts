import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { signalInteraction } from '#platform/web/hydration/first-interaction.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall } from '#platform/web/pages/lazy-page.ts';
import { prepareResults } from './results/lazy-results.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

/** Complete in the HTML; hydrated at the first interaction. */
export const TravelPage = hydrateOnInteraction(
  () => import('./pages/travel-page.tsx'),
  'TravelPage',
  [...SHARED_TEXTS, 'travel'],
  // The page itself searches for flights, or for where the reader is: it must not wait for an
  // interaction.
  ({ data }) => {
    if (data.chosen.length > 0) void prepareResults();
    else if (data.costs?.kind !== 'origin-needed') return;
    signalInteraction();
  },
);

/** The search in the top bar of the section; becomes live with the page. */
export const TravelBar = hydrateOnInteraction(() => import('./bar/travel-bar.tsx'), 'TravelBar', [
  ...SHARED_TEXTS,
  'travel',
]);

export const loadTravelPage = lazyCall(
  () => import('./search/travel-page-data.ts'),
  'loadTravelPage',
);

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'trip-planner': undefined;
  }
}

export function registerTravelDialogs(): void {
  registerDialog('trip-planner', () => import('./planner/planner-dialog.tsx'), [
    'search/dialog',
    'travel/dialog',
  ]);
}
