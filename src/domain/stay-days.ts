import { addDays, type DateText, nightsBetween } from './dates.ts';

/**
 * How many days a person was and will be in a country. Both the day of entry and the day of exit
 * count, by Regulation (EU) 2016/399, Article 6. It only counts days: rules of entry are not part
 * of it.
 */

/** Days allowed in the Schengen area within its window. */
export const SCHENGEN_DAYS = 90;
export const SCHENGEN_WINDOW = 180;

/** Window in days for the count of each country. */
export const YEAR_WINDOW = 365;

/**
 * Whether days of those 365 are more than six months: most countries then treat the person as a tax
 * resident.
 */
export function isLongStay(days: number): boolean {
  return days > YEAR_WINDOW / 2;
}

/** Source of the rule: the European Union. */
export const TAX_RESIDENCE_RULE =
  'https://europa.eu/youreurope/citizens/work/taxes/income-taxes-abroad/index_en.htm';

/** Source of the rule. */
export const SCHENGEN_RULE = 'https://eur-lex.europa.eu/eli/reg/2016/399/oj';

/** Countries of the Schengen area, including Åland, which has a code of its own. */
const SCHENGEN: ReadonlySet<string> = new Set(
  'AT AX BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** Countries of the European Union outside of it, whose citizens have no limit either. */
const OTHER_FREE: ReadonlySet<string> = new Set(['CY', 'IE']);

/** Whether days in a country count against the limit. */
export function isSchengen(country: string): boolean {
  return SCHENGEN.has(country);
}

/** Whether the holder of a passport of a country may stay in the Schengen area without a limit. */
export function isFreeOfLimit(passportCountry: string): boolean {
  return SCHENGEN.has(passportCountry) || OTHER_FREE.has(passportCountry);
}

/** Days in one country, the first and the last both counted. */
export interface StayInCountry {
  readonly country: string;
  readonly startDate: DateText;
  /** Not before the start. */
  readonly endDate: DateText;
}

/** Most days in the line; a little more than between two reservations of one person. */
const MAX_DAYS = 5_000;

/** A line of numbered days, from a first one on. */
interface DayLine {
  readonly first: DateText;
  /** Whether the person is there on a day. */
  readonly isThere: readonly boolean[];
}

/** Each day once, however many stays include it. Days beyond `MAX_DAYS` are not counted. */
function dayLine(stays: readonly StayInCountry[]): DayLine | null {
  const [earliest] = stays.map(({ startDate }) => startDate).sort();
  if (earliest === undefined) return null;
  const isThere: boolean[] = [];
  for (const { startDate, endDate } of stays) {
    const from = nightsBetween(earliest, startDate);
    const until = Math.min(nightsBetween(earliest, endDate), MAX_DAYS - 1);
    for (let day = from; day <= until; day += 1) isThere[day] = true;
  }
  return { first: earliest, isThere: Array.from(isThere, (each) => each === true) };
}

/**
 * For each day from the first on, the number of days of its window that the person was there,
 * itself included.
 */
function windowCounts({ isThere }: DayLine, window: number): number[] {
  let count = 0;
  return isThere.map((isDay, nth) => {
    count += isDay ? 1 : 0;
    if (nth >= window && isThere[nth - window] === true) count -= 1;
    return count;
  });
}

/** Days in the Schengen area against the limit. */
export interface SchengenCount {
  /** Days of the 180 that end today. */
  readonly today: number;
  /** Most days of any 180 that end today or later; the number of today without any trip. */
  readonly mostDays: number;
  readonly mostOn: DateText | null;
  /** The first day from today on that is beyond the limit; null where there is none. */
  readonly overFrom: DateText | null;
}

/** @param stays in any country; those outside of the area are ignored */
export function countSchengen(stays: readonly StayInCountry[], today: DateText): SchengenCount {
  const line = dayLine(stays.filter(({ country }) => isSchengen(country)));
  if (line === null) return { today: 0, mostDays: 0, mostOn: null, overFrom: null };
  const counts = windowCounts(line, SCHENGEN_WINDOW);
  const now = nightsBetween(line.first, today);
  let max: { days: number; nth: number } | null = null;
  let over: number | null = null;
  for (let nth = Math.max(0, now); nth < counts.length; nth += 1) {
    const days = counts[nth] ?? 0;
    if (line.isThere[nth] !== true) continue;
    if (max === null || days > max.days) max = { days, nth };
    if (over === null && days > SCHENGEN_DAYS) over = nth;
  }
  const countedToday = countWithin(line, now, SCHENGEN_WINDOW);
  return {
    today: countedToday,
    mostDays: max?.days ?? countedToday,
    mostOn: max === null ? null : addDays(line.first, max.nth),
    overFrom: over === null ? null : addDays(line.first, over),
  };
}

/**
 * Days of the window ending with the nth day that the person was there, beyond the last day too.
 */
function countWithin({ isThere }: DayLine, nth: number, window: number): number {
  let count = 0;
  for (let day = Math.max(0, nth - window + 1); day <= nth && day < isThere.length; day += 1) {
    if (isThere[day] === true) count += 1;
  }
  return count;
}

/**
 * Days that a trip to the Schengen area may last from its first day on, given other stays: none of
 * its days is beyond the limit.
 *
 * @param others without the trip
 * @returns 0 to 90
 */
export function schengenDaysFrom(others: readonly StayInCountry[], startDate: DateText): number {
  const stays = others.filter(({ country }) => isSchengen(country));
  for (let days = 1; days <= SCHENGEN_DAYS; days += 1) {
    const last = addDays(startDate, days - 1);
    const line = dayLine([...stays, { country: 'PT', startDate, endDate: last }]);
    const nth = line === null ? 0 : nightsBetween(line.first, last);
    if (line !== null && countWithin(line, nth, SCHENGEN_WINDOW) > SCHENGEN_DAYS) return days - 1;
  }
  return SCHENGEN_DAYS;
}

/** The most days that a person is in a country in any 365 days. */
export interface CountryDays {
  readonly country: string;
  readonly days: number;
  /** The first 365 days with that count. */
  readonly from: DateText;
  readonly until: DateText;
}

/** Days of each country, the most first. */
export function daysByCountry(stays: readonly StayInCountry[]): CountryDays[] {
  const byCountry = new Map<string, StayInCountry[]>();
  for (const stay of stays) {
    const there = byCountry.get(stay.country);
    if (there === undefined) byCountry.set(stay.country, [stay]);
    else there.push(stay);
  }
  return [...byCountry]
    .flatMap(([country, there]): CountryDays[] => {
      const line = dayLine(there);
      if (line === null) return [];
      const counts = windowCounts(line, YEAR_WINDOW);
      const days = Math.max(...counts);
      const until = addDays(line.first, counts.indexOf(days));
      return [{ country, days, from: addDays(until, 1 - YEAR_WINDOW), until }];
    })
    .sort((a, b) => b.days - a.days || a.country.localeCompare(b.country));
}
