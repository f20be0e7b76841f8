import { msg } from '@lingui/core/macro';
import { toCents } from '#domain/money.ts';
import { BUDGET } from '#domain/search/budget-search.ts';
import { tripSearch } from '#domain/search/trip-search.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { loadTexts, loadTextsOfHtml, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { readSearch, type UrlParams } from '#platform/web/scope/url-search.ts';
import { formatFare, formatNames } from '../results/format-trip.ts';
import { prepareResults } from '../results/lazy-results.ts';
import { loadTravel, type TravelData } from './travel-data.ts';

/** The page's head needs some of them as well, so the browser loads them before it is rendered. */
const TEXTS = [...SHARED_TEXTS, 'travel'];

/**
 * The data of `/travel` with its title and description.
 *
 * @throws ApiError, OfflineError
 */
export async function loadTravelPage(
  params: UrlParams,
  context: RouterContext,
  signal: AbortSignal,
) {
  const search = readSearch(tripSearch, params);
  const [travel] = await Promise.all([
    loadTravel(search, signal),
    search.flights.targets.length > 0 ? prepareResults() : null,
    import.meta.env.SSR ? loadTextsOfHtml(context.i18n, TEXTS) : loadTexts(context.i18n, TEXTS),
  ]);
  return { travel, head: travelHead(context, travel) };
}

/** Title, description and canonical address of travel. */
function travelHead({ i18n }: Pick<RouterContext, 'i18n'>, { chosen, costs, search }: TravelData) {
  const places = formatNames(i18n, chosen);
  const ranked = costs?.kind === 'ready' ? costs.costs : null;
  const price = formatFare(i18n, toCents(search.budget.budget ?? BUDGET.initial), 'USD');
  const town = ranked?.origin.town ?? '';
  const title =
    ranked !== null
      ? i18n._(msg`A month for up to ${price}, from ${town}`)
      : chosen.length === 0
        ? i18n._(msg`Travel to your next home`)
        : i18n._(msg`Flights to ${places}`);
  return {
    meta: [
      { title: `${title} · ${BRAND.name}` },
      {
        name: 'description',
        content: i18n._(msg`Flights to the cities and festivals remote workers love.`),
      },
      // Results are a user's own search, and outdated the next day.
      ...(chosen.length === 0 && ranked === null ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [canonicalLink('/travel')],
  };
}
