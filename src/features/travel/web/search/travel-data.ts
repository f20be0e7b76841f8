import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import type { TravelSearch } from '#domain/search/travel-search.ts';
import type { TripSearch } from '#domain/search/trip-search.ts';
import { seasonOn } from '#domain/travel-season.ts';
import { call } from '#platform/web/api/client.ts';
import { listTravelTargets } from '../../contract/addresses.gen.ts';
import type { TravelTarget } from '../../contract.ts';
import { type CostsState, loadPlaceCosts } from '../budget/place-costs-data.ts';

/** Data of the travel page. */
export interface TravelData {
  /** The search of this data: the address may already be that of the next page. */
  readonly search: TripSearch;
  /** Today's date in UTC: the same on the server and in the hydrating browser. */
  readonly today: DateText;
  /** The chosen targets, as far as the ids of the address are known. */
  readonly chosen: readonly TravelTarget[];
  /** Without chosen targets: those that match the filters, at most `MAX_SHOWN`. */
  readonly places: readonly TravelTarget[];
  readonly festivals: readonly TravelTarget[];
  /** Total number of matches. */
  readonly total: number;
  /**
   * The cost of a month at every place; null with chosen targets, and where the list of targets is
   * narrowed by more than a region.
   */
  readonly costs: CostsState | null;
}

/** Limit per kind; the bar's panel lists them all. */
const MAX_SHOWN = 12;

/** The parameters that the list of targets is narrowed by. */
export function targetQuery(search: TravelSearch) {
  const { searchTerm, region, season, type, startDate, endDate, origin } = search;
  return { searchTerm, region, season, type, startDate, endDate, origin };
}

/**
 * The data of `/travel`: the chosen targets, or targets to choose from.
 *
 * @throws ApiError, OfflineError
 */
export async function loadTravel(search: TripSearch, signal: AbortSignal): Promise<TravelData> {
  const today = todayIn(Temporal.Now.instant(), 'UTC');
  const { flights } = search;
  const { targets: ids } = flights;
  if (ids.length > 0) {
    // The season there is that of the trip.
    const query = { ids: ids.join(','), startDate: flights.startDate, origin: flights.origin };
    const { targets } = await call(listTravelTargets, { query }, { signal });
    if (targets.length > 0) {
      const total = targets.length;
      return { search, today, chosen: targets, places: [], festivals: [], total, costs: null };
    }
  }
  const [{ targets }, costs] = await Promise.all([
    call(listTravelTargets, { query: targetQuery(flights) }, { signal }),
    isNarrowed(flights) ? null : loadPlaceCosts(search, signal),
  ]);
  const ofType = (type: TravelTarget['type']) => targets.filter((target) => target.type === type);
  return {
    search,
    today,
    chosen: [],
    places: bestFirst(ofType('destination'), flights.startDate ?? today).slice(0, MAX_SHOWN),
    festivals: ofType('festival').slice(0, MAX_SHOWN),
    total: targets.length,
    costs,
  };
}

/** Whether the list of targets is asked for, rather than places for a budget. */
export function isNarrowed({ searchTerm, season, type }: TravelSearch): boolean {
  return searchTerm !== undefined || season !== undefined || type !== 'all';
}

/** Days after the requested one on which a place should be in a best season too. */
const DAYS_ON = 45;

/**
 * Sorts places that are in a best season on a day and weeks later before those that are on one of
 * the two; among equals those nearer to the origin first, with shorter and mostly cheaper flights,
 * and the origin itself last.
 */
export function bestFirst(targets: readonly TravelTarget[], day: DateText): TravelTarget[] {
  const days = [day, addDays(day, DAYS_ON)];
  const bestOn = ({ latitude, bestSeasons }: TravelTarget) =>
    days.filter((each) => bestSeasons.includes(seasonOn(latitude, each))).length;
  return targets.toSorted(
    (a, b) => bestOn(b) - bestOn(a) || kmTo(a) - kmTo(b) || a.id.localeCompare(b.id, 'en'),
  );
}

function kmTo({ kmFromOrigin }: TravelTarget): number {
  return kmFromOrigin ?? Number.MAX_SAFE_INTEGER;
}
