import type { TripSearch } from '#domain/search/trip-search.ts';
import { loadTexts, loadTextsOfHtml, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { travelHead } from '../page-head.ts';
import { prepareResults } from '../results/lazy-results.ts';
import { loadTravel } from './travel-data.ts';

/** The page's head needs some of them as well, so the browser loads them before it is rendered. */
const TEXTS = [...SHARED_TEXTS, 'travel'];

/**
 * The data of `/travel` with its title and description.
 *
 * @throws ApiError, OfflineError
 */
export async function loadTravelPage(
  search: TripSearch,
  context: RouterContext,
  signal: AbortSignal,
) {
  const [travel] = await Promise.all([
    loadTravel(search, signal),
    search.flights.targets.length > 0 ? prepareResults() : null,
    import.meta.env.SSR ? loadTextsOfHtml(context.i18n, TEXTS) : loadTexts(context.i18n, TEXTS),
  ]);
  return { travel, head: travelHead(context, travel) };
}
