import { lazyPage } from '#platform/web/pages/lazy-page.ts';

/** The results of a search: who looks for a place first doesn't bring them along. */
export const TravelResults = lazyPage(() => import('./travel-results.tsx'), 'TravelResults');

/** Fetches them ahead; what fails is asked for again when they are shown. */
export async function prepareResults(): Promise<void> {
  if (!import.meta.env.SSR) await TravelResults.preload?.().catch(() => {});
}
