import {
  addDays,
  addMonths,
  type DateText,
  type MonthText,
  monthRange,
  nightsBetween,
  toMonth,
} from '../dates.ts';

/** Days ahead for which months are offered (spec 3 §9). */
export const MONTHS_AHEAD_DAYS = 365;
/** Days ahead that the default months cover (spec 3 §9). */
export const MONTHS_WINDOW_DAYS = 90;

/** Months that a stay within chosen months may take. */
export const STAY_MONTHS = [1, 2, 3] as const;
export type StayMonths = (typeof STAY_MONTHS)[number];
/** Nights of as few days as one, two or three months in a row have, with a February among them. */
export const SHORTEST_MONTHS: Readonly<Record<StayMonths, number>> = { 1: 28, 2: 59, 3: 89 };

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

/**
 * The chosen months, with those after them that a stay of several months needs: days before today
 * are none to stay. A stay of one month takes what is left of them.
 */
export function widenMonths(
  choice: MonthChoice,
  stayMonths: StayMonths,
  today: DateText,
): MonthChoice {
  if (stayMonths === 1) return choice;
  const { start } = monthRange(choice.start);
  const from = start > today ? start : today;
  let { end } = choice;
  while (nightsBetween(from, monthRange(end).end) < SHORTEST_MONTHS[stayMonths]) {
    end = addMonths(end, 1);
  }
  return { ...choice, end };
}
