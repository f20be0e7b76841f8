import { checkInOpensAt } from './check-in-code.ts';
import { addDays, type DateText, startOfDay } from './dates.ts';
import {
  ARRIVAL_DETAILS_DAYS,
  nextStatus,
  type ReservationAction,
  type ReservationStatus,
} from './reservation-lifecycle.ts';

/** Who asks; null for a signed-out visitor. */
export type Actor = { readonly id: string; readonly role: 'user' | 'admin' } | null;

/** What a permission needs to know of a reservation. */
export interface ReservationParties {
  readonly guestId: string;
  readonly hostId: string;
  readonly status: ReservationStatus;
  readonly startDate: DateText;
  /** The day of leaving. */
  readonly endDate: DateText;
  /** IANA time zone of the listing. */
  readonly timeZone: string;
  /** When the stay was paid; missing or null while it is not. Only its presence counts. */
  readonly paidAt?: unknown;
}

const APPROVED_ONCE: readonly ReservationStatus[] = [
  'approved',
  'checked-in',
  'completed',
  'no-show',
];

function isGuest(reservation: ReservationParties, actor: Actor): boolean {
  return actor !== null && actor.id === reservation.guestId;
}

function isHost(reservation: ReservationParties, actor: Actor): boolean {
  return actor !== null && actor.id === reservation.hostId;
}

function isPaid(reservation: ReservationParties): boolean {
  return reservation.paidAt !== null && reservation.paidAt !== undefined;
}

function may(reservation: ReservationParties, actor: Actor, action: ReservationAction): boolean {
  return (
    (isGuest(reservation, actor) && nextStatus(reservation.status, action, 'guest') !== null) ||
    (isHost(reservation, actor) && nextStatus(reservation.status, action, 'host') !== null)
  );
}

/** The host of a pending request. */
export function canApprove(reservation: ReservationParties, actor: Actor): boolean {
  return may(reservation, actor, 'approve');
}

/** The host of a pending request. */
export function canDecline(reservation: ReservationParties, actor: Actor): boolean {
  return may(reservation, actor, 'decline');
}

/**
 * The guest while pending or approved; the host once approved (before, they decline). A guest who
 * has checked in may leave early until the day of leaving begins in the listing's zone: from then
 * on no night is left to give back, and the stay is completed by itself.
 */
export function canCancel(
  reservation: ReservationParties,
  actor: Actor,
  now: Temporal.Instant,
): boolean {
  return may(reservation, actor, 'cancel') && !isLeaving(reservation, now);
}

/** Whether a guest who has checked in is on their last morning, or past it. */
function isLeaving(
  { status, endDate, timeZone }: ReservationParties,
  now: Temporal.Instant,
): boolean {
  return (
    status === 'checked-in' && Temporal.Instant.compare(now, startOfDay(endDate, timeZone)) >= 0
  );
}

/** The guest: at once while pending, as a change request once approved (spec 1 §6). */
export function canUpdateDates(reservation: ReservationParties, actor: Actor): boolean {
  return may(reservation, actor, 'update-dates') || may(reservation, actor, 'request-change');
}

/** The host of an approved reservation; whether a change waits for an answer is the caller's. */
export function canAnswerChange(reservation: ReservationParties, actor: Actor): boolean {
  return may(reservation, actor, 'accept-change');
}

/** The guest of an approved reservation that is not paid yet. */
export function canPay(reservation: ReservationParties, actor: Actor): boolean {
  return may(reservation, actor, 'pay') && !isPaid(reservation);
}

/**
 * The guest of an approved and paid reservation, from 00:00 of the arrival day to the end of the
 * day of leaving, in the listing's zone.
 */
export function canCheckIn(
  reservation: ReservationParties,
  actor: Actor,
  now: Temporal.Instant,
): boolean {
  return (
    may(reservation, actor, 'check-in') &&
    isPaid(reservation) &&
    isWithin(
      now,
      checkInOpensAt(reservation.startDate, reservation.timeZone),
      leavingEnds(reservation),
    )
  );
}

/** Guest, host and administrators. */
export function canSeeReservation(reservation: ReservationParties, actor: Actor): boolean {
  return isGuest(reservation, actor) || isHost(reservation, actor) || actor?.role === 'admin';
}

/** The host, from the request on (spec 1 §4.3). */
export function canSeeCustomerProfile(reservation: ReservationParties, actor: Actor): boolean {
  return isHost(reservation, actor);
}

/** The guest's phone and payment handles: the host, only after approval. */
export function canSeeGuestContact(reservation: ReservationParties, actor: Actor): boolean {
  return isHost(reservation, actor) && APPROVED_ONCE.includes(reservation.status);
}

/** Who may have a conversation open: the two who hold it, and nobody else, administrators included. */
export function canSeeConversation(
  conversation: { readonly guestId: string; readonly hostId: string },
  actor: Actor,
): boolean {
  return actor !== null && (actor.id === conversation.guestId || actor.id === conversation.hostId);
}

/**
 * Contact details in what two people wrote each other: shown to both once a reservation between
 * them is approved, and kept back again when none is any more.
 */
export function sharesContactDetails(statuses: readonly ReservationStatus[]): boolean {
  return statuses.some((status) => APPROVED_ONCE.includes(status));
}

/** The check-in code: the host alone, once approved. */
export function canSeeCheckInCode(reservation: ReservationParties, actor: Actor): boolean {
  return isHost(reservation, actor) && APPROVED_ONCE.includes(reservation.status);
}

/**
 * Exact address, wifi password and entry instructions: the host always; the guest of an approved
 * or checked-in reservation that is paid, from 3 days before arrival to the end of the day of
 * leaving, in the listing's zone.
 */
export function canSeeArrivalDetails(
  reservation: ReservationParties,
  actor: Actor,
  now: Temporal.Instant,
): boolean {
  if (isHost(reservation, actor)) return true;
  const { status, startDate, timeZone } = reservation;
  return (
    isGuest(reservation, actor) &&
    (status === 'approved' || status === 'checked-in') &&
    isPaid(reservation) &&
    isWithin(
      now,
      startOfDay(addDays(startDate, -ARRIVAL_DETAILS_DAYS), timeZone),
      leavingEnds(reservation),
    )
  );
}

function leavingEnds({ endDate, timeZone }: ReservationParties): Temporal.Instant {
  return startOfDay(addDays(endDate, 1), timeZone);
}

function isWithin(now: Temporal.Instant, from: Temporal.Instant, until: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, from) >= 0 && Temporal.Instant.compare(now, until) < 0;
}
