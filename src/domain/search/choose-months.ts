import { addDays, addMonths, type DateText, type MonthText, toMonth } from '../dates.ts';

/** Days ahead for which months are offered (spec 3 §9). */
export const MONTHS_AHEAD_DAYS = 365;
/** Days ahead that the default months cover (spec 3 §9). */
export const MONTHS_WINDOW_DAYS = 90;

/** Whole months, the last one included. */
export interface MonthChoice {
  readonly start: MonthText;
  readonly end: MonthText;
  /** One month was chosen; another one makes a range with it. */
  readonly open: boolean;
}

/** The months that the next 365 days touch, this one first. */
export function monthsAhead(today: DateText): MonthText[] {
  const last = toMonth(addDays(today, MONTHS_AHEAD_DAYS));
  const months: MonthText[] = [];
  for (let month = toMonth(today); month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** From the start of this month to the end of the month 90 days out (spec 3 §4). */
export function defaultMonths(today: DateText): MonthChoice {
  return { start: toMonth(today), end: toMonth(addDays(today, MONTHS_WINDOW_DAYS)), open: false };
}

/**
 * The result of choosing a month (spec 3 §4): the first is both start and end, the second makes a
 * range with it, the earlier as its start, and a third starts again.
 */
export function chooseMonth(choice: MonthChoice | null, month: MonthText): MonthChoice {
  if (choice === null || !choice.open) return { start: month, end: month, open: true };
  return month < choice.start
    ? { start: month, end: choice.end, open: false }
    : { start: choice.start, end: month, open: false };
}

/** Number of months in a choice, 1 to 13. */
export function monthsIn({ start, end }: Pick<MonthChoice, 'start' | 'end'>): number {
  const count = (month: MonthText): number =>
    Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(end) - count(start) + 1;
}
