import { lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ListingData } from './listing-data.ts';

// The shell's search bar brings this feature to every page, so the listing page is fetched when
// it is shown.

export const ListingPage = lazyPage(() => import('./listing-page.tsx'), 'ListingPage');
export const ListingGone = lazyPage(() => import('./listing-gone.tsx'), 'ListingGone');

/**
 * A home with the price of the dates in the URL, and the page to show it on.
 *
 * @throws as `listing-data` does
 */
export async function loadListing(
  id: string,
  search: Record<string, string | string[]>,
  signal: AbortSignal,
): Promise<ListingData> {
  const page = ListingPage.preload?.();
  const { loadListing: load } = await import('./listing-data.ts');
  const data = await load(id, search, signal);
  await page;
  return data;
}

/** Title, description and what others show of a home. */
export async function listingHead(
  context: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ListingData | undefined,
) {
  const { listingHead: make } = await import('./listing-head.ts');
  return make(context, data);
}
