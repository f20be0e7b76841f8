import { lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ItinerantData } from './itinerant-data.ts';

// Routes are part of every page, so the page of an itinerant is fetched when it is shown.

export const ItinerantPage = lazyPage(() => import('./itinerant-page.tsx'), 'ItinerantPage');
export const ItinerantGone = lazyPage(() => import('./itinerant-gone.tsx'), 'ItinerantGone');

/**
 * An itinerant with the price of the nights in the URL, and the page to show it on.
 *
 * @throws as `itinerant-data` does
 */
export async function loadItinerant(
  id: string,
  search: Record<string, string | string[]>,
  signal: AbortSignal,
): Promise<ItinerantData> {
  const page = ItinerantPage.preload?.();
  const { loadItinerant: load } = await import('./itinerant-data.ts');
  const data = await load(id, search, signal);
  await page;
  return data;
}

/** Title, description and what others show of an itinerant. */
export async function itinerantHead(
  context: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ItinerantData | undefined,
) {
  const { itinerantHead: make } = await import('./itinerant-head.ts');
  return make(context, data);
}
