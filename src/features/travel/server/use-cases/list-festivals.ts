import { addDays, type DateRange, type DateText, todayIn } from '#domain/dates.ts';
import type { FestivalKind, TravelRegion } from '#domain/flights.ts';
import { travelRegionFor } from '#domain/travel-region.ts';
import { cityName } from '#features/catalogues/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { listFestivals as listFestivalsRoute } from '../../contract.ts';
import type { FestivalEntry } from '../../festivals/data/festivals.ts';
import {
  type DatedFestival,
  festivalsWithin,
  toDateRange,
} from '../../festivals/festival-dates.ts';
import type { Occurrence } from '../../festivals/festival-rule.ts';
import { festivalName, festivalNote } from '../../festivals/festival-texts.ts';
import { travelErrors } from '../errors.ts';
import { countryName } from '../search/plan-search.ts';

/** Details of a festival's occurrence, in a language. */
export function festivalDetails(festival: FestivalEntry, when: Occurrence, translate: Translator) {
  const isDated = 'startDate' in when;
  const begins = toDateRange(when).start;
  return {
    kind: festival.kind,
    startDate: isDated ? when.startDate : null,
    endDate: isDated ? when.endDate : null,
    month: monthOfYear(begins),
    year: Number(begins.slice(0, 4)),
    part: isDated ? null : when.part,
    note: festivalNote(festival, translate),
    source: festival.source,
  };
}

/** 1 to 12. */
export function monthOfYear(date: DateText): number {
  return Number(date.slice(5, 7));
}

/** Place of a festival, in a language. */
export function festivalPlace(festival: FestivalEntry, translate: Translator) {
  const { iataCode, country, latitude, longitude, town } = festival;
  return {
    iataCode,
    country,
    latitude,
    longitude,
    countryName: countryName(country, translate.locale),
    region: getTravelRegion(country),
    town: cityName(town, country, translate.locale),
  };
}

/** @throws TypeError when no such country is there, which a test holds for all that is listed */
export function getTravelRegion(country: string): TravelRegion {
  const region = travelRegionFor(country);
  if (region === null) throw new TypeError(`No country has the code ${country}`);
  return region;
}

/** A festival of a list. */
export function listedFestival({ festival, when }: DatedFestival, translate: Translator) {
  return {
    id: festival.id,
    name: festivalName(festival, translate),
    ...festivalPlace(festival, translate),
    ...festivalDetails(festival, when, translate),
  };
}

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
): Promise<RouteAnswer<typeof listFestivalsRoute>> {
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
