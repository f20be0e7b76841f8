import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { loadTexts, loadTextsOfHtml, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { loadItinerants } from './search-data.ts';
import { searchHead } from './search-head.ts';

/** The head says some of them as well, so in the browser they come before it is made. */
const TEXTS = [...SHARED_TEXTS, 'itinerants', 'itinerants/search'];

/**
 * The data of the page of itinerants with its title and description.
 *
 * @param listStart number of the page that the shown list begins with, where scrolling went on
 * @throws ApiError, OfflineError
 */
export async function loadItinerantsPage(
  search: ItinerantSearch,
  listStart: number | undefined,
  context: RouterContext,
  signal: AbortSignal,
) {
  const [data] = await Promise.all([
    loadItinerants(search, listStart, context.me, signal),
    import.meta.env.SSR
      ? loadTextsOfHtml(context.i18n, [...TEXTS, 'itinerants/landing'])
      : loadTexts(context.i18n, TEXTS),
  ]);
  return { ...data, head: searchHead(context, search, data) };
}
