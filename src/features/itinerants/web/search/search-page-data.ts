import { msg } from '@lingui/core/macro';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import { resultsHead } from '#market/search/index.web.ts';
import { loadTexts, loadTextsOfHtml, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { type ItinerantsData, loadItinerants } from './search-data.ts';

import { searchHeading } from './search-heading.ts';

/**
 * The head contains some of these texts as well, so in the browser they are loaded before it is
 * made.
 */
const TEXTS = [...SHARED_TEXTS, 'itinerants'];

/**
 * The data of the page of itinerants with its title and description.
 *
 * @param listStart number of the page that the shown list begins with, where scrolling continued
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
    import.meta.env.SSR ? loadTextsOfHtml(context.i18n, TEXTS) : loadTexts(context.i18n, TEXTS),
  ]);
  return { ...data, head: searchHead(context, search, data) };
}

/** Title, description and canonical address of a page of itinerants. */
function searchHead(
  { i18n }: Pick<RouterContext, 'i18n'>,
  search: ItinerantSearch,
  { results }: Pick<ItinerantsData, 'results'>,
) {
  const params = itinerantSearch.format(search);
  const heading = searchHeading(i18n, search, results);
  const isAll = Object.keys(params).length === 0;
  return resultsHead('/itinerants', params, results, {
    title: isAll ? i18n._(msg`Itinerants: journeys with others`) : heading,
    description: isAll
      ? i18n._(
          msg`Road trips, retreats and pop-up villages for people who work from anywhere: fixed dates, shared costs, a desk wherever you stop.`,
        )
      : i18n._(msg`${heading}: fixed dates, shared costs, a desk wherever you stop.`),
  });
}
