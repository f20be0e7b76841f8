import { addDays, type DateText } from './dates.ts';
import { KINDS } from './kinds.ts';
import type { ListingKind } from './vocabulary.ts';

/**
 * The last day of a reservation as people name it: the check-out date of nights, the day of the
 * last session.
 *
 * @param endDate of the half-open days that it touches
 */
export function lastDay(kind: ListingKind, endDate: DateText): DateText {
  return KINDS[kind].unit === 'night' ? endDate : addDays(endDate, -1);
}
