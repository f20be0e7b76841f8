import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type DateText, todayIn } from '#domain/dates.ts';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import {
  asPage,
  datesProblemHeading,
  listQuery,
  makeResultsLoader,
  placeLabel,
  type ResultsData,
} from '#market/search/index.web.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import {
  countItinerantCategories,
  listItinerantFigures,
  listItinerantPins,
  searchItinerants,
  showItinerantCard,
} from '../../contract/addresses.gen.ts';
import type { ItinerantFigures } from '../../contract/figures.ts';
import type { ItinerantSearchPage } from '../../contract/search.ts';
import type { LandingData } from '../landing/landing-figures.ts';

/** Data of the itinerants page besides its results. */
interface ItinerantsExtras {
  /** Data of the landing block; null with a search (spec 3 §2.11). */
  readonly landing: LandingData | null;
  /** The day in UTC: the same on the server and in the browser that hydrates its page. */
  readonly today: DateText;
}

/** Data of the itinerants page. */
export type ItinerantsData = ResultsData<ItinerantSearchPage> & ItinerantsExtras;

/** Loads the pages of itinerants. */
export const itinerantPages = makeResultsLoader({
  codec: itinerantSearch,
  path: '/itinerants',
  texts: [...SHARED_TEXTS, 'itinerants'],
  calls: {
    search: async (query, signal) => asPage(await call(searchItinerants, { query }, { signal })),
    countCategories: (query, signal) => call(countItinerantCategories, { query }, { signal }),
    listPins: (query, signal) => call(listItinerantPins, { query }, { signal }),
    showCard: (id, query, signal) => call(showItinerantCard, { params: { id }, query }, { signal }),
  },
  loadMore: async (search, signal, listStart): Promise<ItinerantsExtras> => ({
    landing: isLanding(search, listStart) ? await loadLanding(signal) : null,
    today: todayIn(Temporal.Now.instant(), 'UTC'),
  }),
  describe(i18n, search, results, isAll) {
    if (isAll) {
      return {
        title: i18n._(msg`Itinerants: journeys with others`),
        description: i18n._(
          msg`Road trips, retreats and pop-up villages for people who work from anywhere: fixed dates, shared costs, a desk wherever you stop.`,
        ),
      };
    }
    const heading = searchHeading(i18n, search, results);
    return {
      title: heading,
      description: i18n._(msg`${heading}: fixed dates, shared costs, a desk wherever you stop.`),
    };
  },
});
export const loadItinerantsPage = itinerantPages.load;

/**
 * Whether there is no search: the list of all, from its first page on.
 *
 * @param listStart number of the page that the shown list begins with, where scrolling continued
 */
export function isLanding(search: ItinerantSearch, listStart = search.page): boolean {
  return listStart === 1 && Object.keys(listQuery(itinerantSearch, search)).length === 0;
}

/** Figures of the landing block where none are known. */
const NOTHING: ItinerantFigures = { itinerants: 0, rating: null, categories: [] };

/**
 * The figures of the landing block; on an error none, since the block is worth showing without
 * them.
 */
async function loadLanding(signal: AbortSignal): Promise<LandingData> {
  const figures = await call(listItinerantFigures, {}, { signal }).catch(() => NOTHING);
  const { itinerants, rating, categories } = figures;
  return {
    stats: { categories: categories.length, itinerants, rating },
    figures: Object.fromEntries(
      categories.map(({ category, members, places }) => [category, { members, places }]),
    ),
  };
}

/** Number, place and dates of the results, in one sentence. */
export function searchHeading(
  i18n: I18n,
  search: ItinerantSearch,
  results: Pick<ItinerantSearchPage, 'total' | 'place' | 'datesProblem'>,
): string {
  const { total: count } = results;
  const place = placeLabel(search, results);
  const { dates } = search;
  if (dates !== undefined) {
    const span = formatDayRange(dates.startDate, dates.endDate, i18n.locale, 'medium');
    const problem = datesProblemHeading(i18n, results, span);
    if (problem !== null) return problem;
    const isOneYear = dates.startDate.slice(0, 4) === dates.endDate.slice(0, 4);
    const start = formatDay(dates.startDate, i18n.locale, isOneYear ? 'dayAndMonth' : 'long');
    const end = formatDay(dates.endDate, i18n.locale, 'long');
    return place === null
      ? i18n._(
          msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} between ${start} and ${end}`,
        )
      : i18n._(
          msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} in ${place} between ${start} and ${end}`,
        );
  }
  if (place !== null) {
    return i18n._(
      msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} in ${place}`,
    );
  }
  return search.bbox === undefined
    ? i18n._(
        msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} to join`,
      )
    : i18n._(
        msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} on this part of the map`,
      );
}
