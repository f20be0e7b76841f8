import { addDays, type DateRange, type DateText, todayIn } from '#domain/dates.ts';
import type { FestivalKind, TravelRegion } from '#domain/flights.ts';
import { travelRegionFor } from '#domain/travel-region.ts';
import type { listFestivals as contract } from '#features/travel/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { festivalsWithin } from '../../festivals/festival-dates.ts';
import { travelErrors } from '../errors.ts';
import { listedFestival } from '../search/festival-details.ts';

/** Days of a list that names no dates, and of one at most. */
const YEAR_DAYS = 365;
const MAX_DAYS = 2 * YEAR_DAYS + 1;

export interface FestivalQuery {
  readonly year?: number | undefined;
  readonly startDate?: DateText | undefined;
  readonly endDate?: DateText | undefined;
  readonly type?: FestivalKind | undefined;
  readonly country?: string | undefined;
  readonly region?: TravelRegion | undefined;
}

/**
 * Festivals of a year or a range, in their order.
 *
 * @throws Problem 'return-first' when the range ends before it begins
 */
export async function listFestivals(
  query: FestivalQuery,
  { now, translate }: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
  const { type, country, region } = query;
  const found = festivalsWithin(readDateRange(query, todayIn(now, 'UTC'), translate)).filter(
    ({ festival }) =>
      (type === undefined || festival.kind === type) &&
      (country === undefined || festival.country === country) &&
      (region === undefined || travelRegionFor(festival.country) === region),
  );
  return { festivals: found.map((each) => listedFestival(each, translate)) };
}

function readDateRange(
  { year, startDate, endDate }: FestivalQuery,
  today: DateText,
  translate: RequestContext['translate'],
): DateRange {
  if (year !== undefined) return { start: `${year}-01-01`, end: `${year + 1}-01-01` };
  const start = startDate ?? today;
  // The calendar ends there, and no festival is known long before.
  if (start >= '9990') return { start, end: start };
  if (endDate === undefined) return { start, end: addDays(start, YEAR_DAYS) };
  if (endDate < start) {
    const { message } = travelErrors['return-first'];
    throw new Problem('return-first', { fields: { endDate: translate(message) } });
  }
  const last = addDays(start, MAX_DAYS);
  return { start, end: endDate < last ? addDays(endDate, 1) : last };
}
