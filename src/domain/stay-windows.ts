import {
  addDays,
  addMonths,
  type DateText,
  getWeekday,
  type MonthText,
  monthRange,
  nightsBetween,
  toMonth,
} from './dates.ts';

/**
 * The stays of some nights within some months that are compared with each other. They begin on
 * Wednesdays, on which flights are estimated to cost least, and are spread evenly: comparing every
 * day would take seven times as long and find a few dollars.
 */

/** Most stays that are compared. */
export const MAX_WINDOWS = 13;

/** Lengths of a stay that are offered; any within the bounds may be asked for. */
export const WINDOW_NIGHTS = [14, 30, 42, 60, 90] as const;
export const WINDOW_BOUNDS = { min: 7, max: 180, initial: 30 } as const;

/** Months after the first that a question without months covers. */
const DEFAULT_MONTHS_ON = 3;
const WEDNESDAY = 3;

/** Whole months, the last one included. */
export interface MonthSpan {
  readonly firstMonth: MonthText;
  readonly lastMonth: MonthText;
}

/** The months of a question that names none: this one and the next three. */
export function nextMonths(today: DateText): MonthSpan {
  const firstMonth = toMonth(today);
  return { firstMonth, lastMonth: addMonths(firstMonth, DEFAULT_MONTHS_ON) };
}

/**
 * The first days of the compared stays, in their order. A stay lies within the months; one that is
 * longer than they are begins in them.
 *
 * @param nights 1 or more
 * @param bounds the first day one may arrive on, and the last one may leave on
 * @returns 0 to `MAX_WINDOWS`; none where no stay is possible
 */
export function windowStarts(
  { firstMonth, lastMonth }: MonthSpan,
  nights: number,
  bounds: { readonly first: DateText; readonly last: DateText },
): DateText[] {
  // Months behind the bounds may be the last ones of the calendar, which have no end.
  const furthest = toMonth(bounds.last);
  if (firstMonth > furthest) return [];
  const first = later(monthRange(firstMonth).start, bounds.first);
  const { end } = monthRange(earlier(lastMonth, furthest));
  const within = addDays(end, -nights);
  const last = earlier(within < first ? addDays(end, -1) : within, addDays(bounds.last, -nights));
  if (last < first) return [];
  const wednesday = addDays(first, (WEDNESDAY - getWeekday(first) + 7) % 7);
  if (wednesday > last) return [first];
  const weeks = Math.floor(nightsBetween(wednesday, last) / 7);
  const step = Math.ceil((weeks + 1) / MAX_WINDOWS);
  return Array.from({ length: Math.floor(weeks / step) + 1 }, (_, nth) =>
    addDays(wednesday, nth * step * 7),
  );
}

function later(one: DateText, other: DateText): DateText {
  return one > other ? one : other;
}

function earlier(one: DateText, other: DateText): DateText {
  return one < other ? one : other;
}
