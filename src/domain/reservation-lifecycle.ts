import { addDays, type DateText, startOfDay } from './dates.ts';

export const RESERVATION_STATUSES = [
  'pending',
  'approved',
  'checked-in',
  'completed',
  'declined',
  'expired',
  'cancelled',
  'no-show',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const RESERVATION_ACTIONS = [
  'approve',
  'confirm',
  'decline',
  'expire',
  'cancel',
  'check-in',
  'complete',
  'no-show',
  'pay',
  'update-dates',
  'reschedule',
  'request-change',
  'accept-change',
  'decline-change',
] as const;
export type ReservationAction = (typeof RESERVATION_ACTIONS)[number];

export type ReservationParty = 'guest' | 'host' | 'system';

/** Hours a host has to answer a request before it expires. */
export const ANSWER_HOURS = 72;
/** Minutes that seats are held for a guest who pays when booking; a provider's minimum is 30. */
export const SEAT_HOLD_MINUTES = 35;
/** Hours a guest has to pay after the approval. */
export const PAY_HOURS = 24;
/** Wrong check-in codes in a row before the lock. */
export const CODE_TRIES = 5;
/** Minutes that the check-in stays locked. */
export const CODE_LOCK_MINUTES = 15;
/** Days before arrival from which address, wifi and entry instructions are shown. */
export const ARRIVAL_DETAILS_DAYS = 3;

/**
 * Deadline of a host's answer to a request: 72 hours after it was made, but no later than the start
 * of the stay in the listing's zone. A request whose dates were chosen on their own first day (spec
 * 1 §5 lets a guest choose today) can be answered until that day is over.
 *
 * @param chosenAt when these dates were chosen, which a change of dates does after the request
 */
export function answerDeadline(
  askedAt: Temporal.Instant,
  { startDate, timeZone }: { readonly startDate: DateText; readonly timeZone: string },
  chosenAt: Temporal.Instant = askedAt,
): Temporal.Instant {
  const start = startOfDay(startDate, timeZone);
  const isBegun = Temporal.Instant.compare(start, chosenAt) <= 0;
  const last = isBegun ? startOfDay(addDays(startDate, 1), timeZone) : start;
  const patience = askedAt.add({ hours: ANSWER_HOURS });
  return Temporal.Instant.compare(patience, last) < 0 ? patience : last;
}

/** When an approved but unpaid stay expires: 24 hours after the approval. */
export function payDeadline(approvedAt: Temporal.Instant): Temporal.Instant {
  return approvedAt.add({ hours: PAY_HOURS });
}
