import { type DateText, todayIn } from '#domain/dates.ts';
import { type ItinerantSearch, itinerantSearch } from '#domain/search/itinerant-search.ts';
import {
  listQuery,
  loadUnlessCached,
  makeResultCache,
  pageQuery,
  type Reader,
  type ResultsData,
} from '#market/search/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import {
  countItinerantCategories,
  listItinerantFigures,
  searchItinerants,
} from '../../contract/addresses.gen.ts';
import type { ItinerantFigures } from '../../contract/figures.ts';
import type { ItinerantSearchPage } from '../../contract/search.ts';
import type { LandingData } from '../landing/landing-figures.ts';

/** Data of the itinerants page. */
export interface ItinerantsData extends ResultsData<ItinerantSearchPage> {
  /** Data of the landing block; null with a search (spec 3 §2.11). */
  readonly landing: LandingData | null;
  /** The day in UTC: the same on the server and in the browser that hydrates its page. */
  readonly today: DateText;
}

/** Cache of the pages of itinerants that the user has scrolled through. */
export const itinerantCache = makeResultCache<ItinerantsData>();

/**
 * One page of results.
 *
 * @throws ApiError, OfflineError
 */
export async function loadResults(
  search: ItinerantSearch,
  signal: AbortSignal,
): Promise<ItinerantSearchPage> {
  const query = pageQuery(itinerantSearch, search);
  const answer = await call(searchItinerants, { query }, { signal });
  if (Array.isArray(answer)) throw new TypeError('a page of results was asked for');
  return answer;
}

/**
 * Whether there is no search: the list of all, from its first page on.
 *
 * @param listStart number of the page that the shown list begins with, where scrolling continued
 */
export function isLanding(search: ItinerantSearch, listStart = search.page): boolean {
  return listStart === 1 && Object.keys(listQuery(itinerantSearch, search)).length === 0;
}

/**
 * The data of the page of itinerants.
 *
 * @param listStart as for `isLanding`
 * @throws ApiError, OfflineError
 */
export function loadItinerants(
  search: ItinerantSearch,
  listStart: number | undefined,
  person: Reader,
  signal: AbortSignal,
): Promise<ItinerantsData> {
  return loadUnlessCached(itinerantCache, itinerantSearch, search, person, async () => {
    const [results, { categories }, landing] = await Promise.all([
      loadResults(search, signal),
      call(countItinerantCategories, { query: listQuery(itinerantSearch, search) }, { signal }),
      isLanding(search, listStart) ? loadLanding(signal) : null,
    ]);
    return { results, categories, landing, today: todayIn(Temporal.Now.instant(), 'UTC') };
  });
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
