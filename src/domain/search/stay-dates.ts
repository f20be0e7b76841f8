import {
  addDays,
  addMonths,
  type DateText,
  isDateText,
  isMonthText,
  type MonthText,
  monthRange,
  nightsBetween,
} from '../dates.ts';
import { monthsIn, STAY_MONTHS, type StayMonths } from './choose-months.ts';
import { type QuerySource, readValues } from './query-source.ts';
import { readClampedInteger } from './query-values.ts';

/** Preferred dates of a stay (spec 3 §3.5). */
export type StayDates =
  | { readonly mode: 'exact'; readonly startDate: DateText; readonly endDate: DateText }
  | {
      readonly mode: 'flexible';
      readonly baseDate: DateText;
      readonly nights: number;
      /** Days by which the arrival may move in either direction, 1 to 14. */
      readonly flexibility: number;
    }
  | {
      readonly mode: 'months';
      readonly startMonth: MonthText;
      readonly endMonth: MonthText;
      /** Months to stay within these, where it is more than one. */
      readonly stayMonths?: StayMonths;
    };

export const DEFAULT_FLEXIBILITY = 3;
export const MAX_FLEXIBILITY = 14;
const FLEXIBILITY = { min: 1, max: MAX_FLEXIBILITY };
/** Default nights of a flexible search (spec 3 §9). */
export const DEFAULT_NIGHTS = 14;
export const MAX_NIGHTS = 365;
/** Most days from today to the check-out date. */
export const MAX_DAYS_AHEAD = 730;

/** The last possible check-out date, by `today`. */
export function lastDeparture(today: DateText): DateText {
  return addDays(today, MAX_DAYS_AHEAD);
}

/** The months that the next 365 days touch. */
export const MAX_MONTHS = 13;

// Far-off years are rejected: counting from a day at the end of the calendar would leave it.
function isNear(date: DateText | MonthText): boolean {
  return date >= '2000' && date < '2200';
}

/**
 * Nights of a stay, the same day twice counting as one (spec 1 §2.2); 0 where it ends before its
 * start.
 */
function nightsIn(start: DateText, end: unknown): number | undefined {
  const nights = isDateText(end) && isNear(end) ? nightsBetween(start, end) : -1;
  return nights >= 0 ? Math.max(1, nights) : undefined;
}

/** The dates of a query; a missing or unknown `dateMode` means exact. */
export function readDates(source: QuerySource): StayDates | undefined {
  const first = (name: string): unknown => readValues(source, name)[0];
  const mode = first('dateMode');
  if (mode === 'flexible') {
    const baseDate = first('baseDate');
    if (!isDateText(baseDate) || !isNear(baseDate)) return undefined;
    const nights = nightsIn(baseDate, first('endDate')) ?? DEFAULT_NIGHTS;
    const flexibility =
      readClampedInteger(source, 'flexibility', FLEXIBILITY) ?? DEFAULT_FLEXIBILITY;
    return { mode, baseDate, nights, flexibility };
  }
  if (mode === 'months') {
    const startMonth = first('startMonth');
    const endMonth = first('endMonth');
    if (!isMonthText(startMonth) || !isMonthText(endMonth)) return undefined;
    if (!isNear(startMonth) || !isNear(endMonth)) return undefined;
    const count = monthsIn({ start: startMonth, end: endMonth });
    if (count < 1) return undefined;
    const last = count > MAX_MONTHS ? addMonths(startMonth, MAX_MONTHS - 1) : endMonth;
    const longest = Math.min(count, Math.max(...STAY_MONTHS));
    const asked = readClampedInteger(source, 'stayMonths', { min: 1, max: longest });
    const stayMonths = STAY_MONTHS.find((months) => months > 1 && months === asked);
    return {
      mode,
      startMonth,
      endMonth: last,
      ...(stayMonths === undefined ? {} : { stayMonths }),
    };
  }
  const startDate = first('startDate');
  const endDate = first('endDate');
  if (!isDateText(startDate) || !isNear(startDate)) return undefined;
  const nights = nightsIn(startDate, endDate);
  if (nights === undefined) return undefined;
  return { mode: 'exact', startDate, endDate: addDays(startDate, nights) };
}

/** Why no home at all is available for dates. */
export type DatesProblem =
  | 'past'
  /** More nights than a stay may have. */
  | 'too-long'
  /** Further ahead than reservations are possible. */
  | 'too-far';

/**
 * The problem that prevents dates from having results; null when there is none. Impossible dates
 * are not ignored: the user is shown why there are no results.
 *
 * @param days the first and the last date it can be today, anywhere on earth
 */
export function datesProblem(
  dates: StayDates,
  days: { readonly earliest: DateText; readonly latest: DateText },
): DatesProblem | null {
  const { lastArrival, firstLeaving, nights } = findReach(dates);
  if (lastArrival < days.earliest) return 'past';
  if (nights > MAX_NIGHTS) return 'too-long';
  return firstLeaving > lastDeparture(days.latest) ? 'too-far' : null;
}

function findReach(dates: StayDates): {
  lastArrival: DateText;
  firstLeaving: DateText;
  nights: number;
} {
  switch (dates.mode) {
    case 'exact': {
      const { startDate, endDate } = dates;
      return {
        lastArrival: startDate,
        firstLeaving: endDate,
        nights: nightsBetween(startDate, endDate),
      };
    }
    case 'flexible': {
      const { baseDate, nights, flexibility } = dates;
      return {
        lastArrival: addDays(baseDate, flexibility),
        firstLeaving: addDays(baseDate, nights - flexibility),
        nights,
      };
    }
    case 'months': {
      const { start } = monthRange(dates.startMonth);
      const { end } = monthRange(dates.endMonth);
      return { lastArrival: addDays(end, -1), firstLeaving: addDays(start, 1), nights: 1 };
    }
  }
}

/** The parameters that `readDates` reads these dates back from. */
export function datesAsParams(
  dates: StayDates | undefined,
): Record<string, string | number | undefined> {
  switch (dates?.mode) {
    case 'exact':
      return { dateMode: dates.mode, startDate: dates.startDate, endDate: dates.endDate };
    case 'flexible':
      return {
        dateMode: dates.mode,
        baseDate: dates.baseDate,
        endDate:
          dates.nights === DEFAULT_NIGHTS ? undefined : addDays(dates.baseDate, dates.nights),
        flexibility: dates.flexibility,
      };
    case 'months':
      return {
        dateMode: dates.mode,
        startMonth: dates.startMonth,
        endMonth: dates.endMonth,
        stayMonths: dates.stayMonths,
      };
    default:
      return {};
  }
}
