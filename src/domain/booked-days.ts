import { addDays, type DateText } from './dates.ts';
import { KINDS, type Unit } from './kinds.ts';
import type { ListingKind } from './vocabulary.ts';

const LAST_DAYS: Readonly<Record<Unit, (endDate: DateText) => DateText>> = {
  night: (endDate) => endDate,
  session: (endDate) => addDays(endDate, -1),
};

/**
 * The last day of a reservation as people name it: the check-out date of nights, the day of the
 * last session.
 *
 * @param endDate of the half-open days that it touches
 */
export function lastDay(kind: ListingKind, endDate: DateText): DateText {
  return LAST_DAYS[KINDS[kind].unit](endDate);
}
