import { addDays, type DateText } from './dates.ts';
import type { ListingKind } from './vocabulary.ts';

/** Whether a reservation of a kind is of nights, or of sessions. */
export function isByTheNight(kind: ListingKind): boolean {
  return kind !== 'experience';
}

/** Whether one may reserve several rooms of a kind, so that they are worth counting. */
export function isByTheRoom(kind: ListingKind): boolean {
  return kind === 'stay';
}

/**
 * The last day of a reservation as one says it: nights end on the day of leaving, sessions on the
 * day of the last.
 *
 * @param endDate of the half-open days that it touches
 */
export function lastDay(kind: ListingKind, endDate: DateText): DateText {
  return isByTheNight(kind) ? endDate : addDays(endDate, -1);
}
