import { lazyPage } from '#platform/web/pages/lazy-page.ts';

/** The results of a search; the first view without a search doesn't load them. */
export const TravelResults = lazyPage(() => import('./travel-results.tsx'), 'TravelResults');

/** Fetches them ahead, in a browser. */
export async function prepareResults(): Promise<void> {
  if (import.meta.env.SSR) return;
  try {
    await TravelResults.preload?.();
  } catch {
    // Asked for again when they are shown.
  }
}
