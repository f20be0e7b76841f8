import {
  addDays,
  type DateText,
  isDateText,
  isMonthText,
  type MonthText,
  nightsBetween,
} from '../dates.ts';
import { nearestWholeOf, type QuerySource, valuesOf } from './query-values.ts';

/** When one would like to stay (spec 3 §3.5). */
export type StayDates =
  | { readonly mode: 'exact'; readonly startDate: DateText; readonly endDate: DateText }
  | {
      readonly mode: 'flexible';
      readonly baseDate: DateText;
      readonly nights: number;
      /** Days the arrival may move either way, 1 to 14. */
      readonly flexibility: number;
    }
  | { readonly mode: 'months'; readonly startMonth: MonthText; readonly endMonth: MonthText };

export const DEFAULT_FLEXIBILITY = 3;
export const MAX_FLEXIBILITY = 14;
const FLEXIBILITY = { min: 1, max: MAX_FLEXIBILITY };
/** Nights of a flexible search that names no length (spec 3 §9). */
export const DEFAULT_NIGHTS = 14;
export const MAX_NIGHTS = 365;
/** The months that the next 365 days touch. */
export const MAX_MONTHS = 13;

// Counting from a day at the end of the calendar would leave it, so far-off years are not known.
function isNear(date: DateText | MonthText): boolean {
  return date >= '2000' && date < '2200';
}

function nightsIn(start: DateText, end: unknown): number | undefined {
  const nights = isDateText(end) && isNear(end) ? nightsBetween(start, end) : 0;
  return nights >= 1 && nights <= MAX_NIGHTS ? nights : undefined;
}

function monthCount(start: MonthText, end: MonthText): number {
  const count = (month: MonthText): number =>
    Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(end) - count(start) + 1;
}

/** The dates a query asks for; a missing or unknown `dateMode` means exact. */
export function readDates(source: QuerySource): StayDates | undefined {
  const first = (name: string): unknown => valuesOf(source, name)[0];
  const mode = first('dateMode');
  if (mode === 'flexible') {
    const baseDate = first('baseDate');
    if (!isDateText(baseDate) || !isNear(baseDate)) return undefined;
    const nights = nightsIn(baseDate, first('endDate')) ?? DEFAULT_NIGHTS;
    const flexibility = nearestWholeOf(source, 'flexibility', FLEXIBILITY) ?? DEFAULT_FLEXIBILITY;
    return { mode, baseDate, nights, flexibility };
  }
  if (mode === 'months') {
    const startMonth = first('startMonth');
    const endMonth = first('endMonth');
    if (!isMonthText(startMonth) || !isMonthText(endMonth)) return undefined;
    if (!isNear(startMonth) || !isNear(endMonth)) return undefined;
    const count = monthCount(startMonth, endMonth);
    return count >= 1 && count <= MAX_MONTHS ? { mode, startMonth, endMonth } : undefined;
  }
  const startDate = first('startDate');
  const endDate = first('endDate');
  if (!isDateText(startDate) || !isNear(startDate)) return undefined;
  if (!isDateText(endDate) || !nightsIn(startDate, endDate)) return undefined;
  return { mode: 'exact', startDate, endDate };
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
      return { dateMode: dates.mode, startMonth: dates.startMonth, endMonth: dates.endMonth };
    default:
      return {};
  }
}
