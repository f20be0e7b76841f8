import { addDays, type DateText, nightsBetween, startOfDay } from './dates.ts';
import { type HeldNights, isUnpaidHold } from './instant-booking.ts';
import { hasCome } from './instants.ts';
import { byUnit, KINDS } from './kinds.ts';
import { isPartyTo, nextStatus } from './lifecycles.ts';
import type { Cents } from './money.ts';
import type { ReservationAction, ReservationStatus } from './reservation-lifecycle.ts';
import type { ReservationMoments } from './reservation-moments.ts';
import { hasDuty, type Role } from './roles.ts';
import type { ListingKind } from './vocabulary.ts';

/**
 * The caller; null for a signed-out visitor. `by` is set where a co-host calls for a host: then the
 * account is a host alone, what it has as a guest isn't there, nor are stays of the co-host themselves.
 */
export type Actor = {
  readonly id: string;
  readonly role: Role;
  readonly by?: { readonly id: string };
} | null;

/** The fields of a reservation that permissions need. */
export interface ReservationParties extends ReservationMoments {
  readonly kind: ListingKind;
  readonly guestId: string;
  readonly hostId: string;
  readonly status: ReservationStatus;
  /** The check-out date. */
  readonly endDate: DateText;
  /** IANA time zone of the listing. */
  readonly timeZone: string;
  /** When the stay was paid; missing or null while it is not. Only its presence counts. */
  readonly paidAt?: unknown;
}

/** The state that decides whether an action may be taken now. */
export interface ReservationState extends ReservationParties {
  /** Deadline for answering or changing a request. */
  readonly answerBy: Temporal.Instant;
  /** Deadline of the payment; null for none. */
  readonly payBy: Temporal.Instant | null;
  /** When a lock by wrong codes ends; null without a lock. */
  readonly codeLockedUntil: Temporal.Instant | null;
  /** Cents still to be paid. */
  readonly due: Cents;
  /** Whether other dates wait for the host's answer. */
  readonly changeWaiting: boolean;
}

/** The error code an action is refused with, or 'ok'. */
export type Verdict =
  | 'ok'
  | 'not-found'
  | 'forbidden'
  | 'status-conflict'
  | 'change-pending'
  | 'no-change-pending'
  | 'already-paid'
  | 'already-checked-in'
  | 'payment-required'
  | 'check-in-too-early'
  | 'code-locked';

const APPROVED_ONCE: readonly ReservationStatus[] = [
  'approved',
  'checked-in',
  'completed',
  'no-show',
];

function isGuest(reservation: ReservationParties, actor: Actor): boolean {
  return findParty(reservation, actor) === 'guest';
}

function isHost(reservation: ReservationParties, actor: Actor): boolean {
  return findParty(reservation, actor) === 'host';
}

function isPaid(reservation: ReservationParties): boolean {
  return reservation.paidAt !== null && reservation.paidAt !== undefined;
}

/**
 * The party of an account in a reservation; null for staff, who may only view it, and others.
 */
export function findParty(
  reservation: Pick<ReservationParties, 'guestId' | 'hostId'>,
  actor: Actor,
): 'guest' | 'host' | null {
  if (actor === null || actor.by?.id === reservation.guestId) return null;
  if (actor.by === undefined && actor.id === reservation.guestId) return 'guest';
  return actor.id === reservation.hostId ? 'host' : null;
}

/**
 * Whether the lifecycle lets an account take one of the actions: 'not-found' for accounts that may
 * not see the reservation, 'forbidden' for those that never take them, 'status-conflict' for a
 * party whose turn it is not.
 */
function lifecycleVerdict(
  reservation: ReservationParties,
  actor: Actor,
  actions: readonly ReservationAction[],
): Verdict {
  if (!canSeeReservation(reservation, actor)) return 'not-found';
  const party = findParty(reservation, actor);
  const { kind, status } = reservation;
  if (party === null || !actions.some((action) => isPartyTo(kind, action, party))) {
    return 'forbidden';
  }
  const isNext = actions.some((action) => nextStatus(kind, status, action, party) !== null);
  return isNext ? 'ok' : 'status-conflict';
}

/** A pending request is answered and changed until its deadline. */
function isTooLateToAnswer({ status, answerBy }: ReservationState, now: Temporal.Instant): boolean {
  return status === 'pending' && hasCome(answerBy, now);
}

type Rule = (reservation: ReservationState, actor: Actor, now: Temporal.Instant) => Verdict;

/**
 * The permissions of a party for a reservation. The same rule shows the button and refuses the
 * request.
 */
const RULES = {
  /** The host of a pending request, in time. */
  approve: (reservation, actor, now) => {
    const verdict = lifecycleVerdict(reservation, actor, ['approve']);
    return verdict === 'ok' && isTooLateToAnswer(reservation, now) ? 'status-conflict' : verdict;
  },
  /** The host of a pending request, in time. */
  decline: (reservation, actor, now) => {
    const verdict = lifecycleVerdict(reservation, actor, ['decline']);
    return verdict === 'ok' && isTooLateToAnswer(reservation, now) ? 'status-conflict' : verdict;
  },
  /**
   * The guest while pending or approved; the host once approved (before, they decline). A guest who
   * has checked in may leave early until the check-out date begins in the listing's zone: from then
   * on no night is left to refund, and the stay is completed automatically.
   */
  cancel: (reservation, actor, now) => {
    const verdict = lifecycleVerdict(reservation, actor, ['cancel']);
    return verdict === 'ok' && isCheckingOut(reservation, now) ? 'status-conflict' : verdict;
  },
  /** The guest: immediately while pending, as a change request once approved (spec 1 §6). */
  updateDates: (reservation, actor, now) => {
    const verdict = lifecycleVerdict(reservation, actor, ['update-dates', 'request-change']);
    if (verdict !== 'ok') return verdict;
    if (isTooLateToAnswer(reservation, now)) return 'status-conflict';
    return reservation.changeWaiting ? 'change-pending' : 'ok';
  },
  /** The host of an approved reservation with a change waiting. */
  answerChange: (reservation, actor) => {
    const verdict = lifecycleVerdict(reservation, actor, ['accept-change', 'decline-change']);
    if (verdict !== 'ok') return verdict;
    return reservation.changeWaiting ? 'ok' : 'no-change-pending';
  },
  /** The guest of an approved reservation with an open payment, before the deadline. */
  pay: ({ due, payBy, ...reservation }, actor, now) => {
    const verdict = lifecycleVerdict(reservation, actor, ['pay']);
    if (verdict !== 'ok') return verdict;
    if (due <= 0) return 'already-paid';
    return payBy !== null && hasCome(payBy, now) ? 'status-conflict' : 'ok';
  },
  /**
   * The guest of an approved and paid reservation, and for seats its host too, from 00:00 of the
   * arrival day to the end of the check-out date, in the listing's zone, unless wrong codes have
   * locked it. Each needs the other's code.
   */
  checkIn: (reservation, actor, now) => {
    const verdict = lifecycleVerdict(reservation, actor, ['check-in']);
    if (verdict === 'status-conflict' && reservation.status === 'checked-in') {
      return 'already-checked-in';
    }
    if (verdict !== 'ok') return verdict;
    const { checkInFrom, endsAt, codeLockedUntil } = reservation;
    if (!isPaid(reservation)) return 'payment-required';
    if (!hasCome(checkInFrom, now)) return 'check-in-too-early';
    if (hasCome(endsAt, now)) return 'status-conflict';
    return codeLockedUntil !== null && !hasCome(codeLockedUntil, now) ? 'code-locked' : 'ok';
  },
} as const satisfies Record<string, Rule>;

/** A party's request about a reservation. */
export type ReservationRequest = keyof typeof RULES;
export const RESERVATION_REQUESTS = Object.keys(RULES) as readonly ReservationRequest[];

/**
 * Whether an account may make a request about a reservation now: 'ok', or the code of the refusal.
 */
export function verdictOn(
  request: ReservationRequest,
  reservation: ReservationState,
  actor: Actor,
  now: Temporal.Instant,
): Verdict {
  const rule: Rule = RULES[request];
  return rule(reservation, actor, now);
}

/** Whether a guest who has checked in is on their last morning, or past it. */
function isCheckingOut(
  { status, endDate, endsAt, timeZone }: ReservationParties,
  now: Temporal.Instant,
): boolean {
  // For guests who leave from another zone, that day begins as much earlier or later as it ends
  // there.
  const away = endsAt.since(startOfDay(addDays(endDate, 1), timeZone));
  return status === 'checked-in' && hasCome(startOfDay(endDate, timeZone).add(away), now);
}

/** The host of a listing changes and removes it; no one else, administrators included. */
export function canEditListing(listing: { readonly hostId: string }, actor: Actor): boolean {
  return actor !== null && actor.id === listing.hostId;
}

/** Whether a listing may be deleted: it has no open reservations (spec 1 §4.5). */
export function isRemovable({ openReservations }: { readonly openReservations: number }): boolean {
  return openReservations === 0;
}

/** Whether an account sees reservations of others, and acts on none of them: the duty about money. */
export function watchesMoney(actor: Actor): boolean {
  return actor !== null && hasDuty(actor.role, 'money');
}

/** Guest, host, and staff with the duty about money. */
export function canSeeReservation(reservation: ReservationParties, actor: Actor): boolean {
  return isGuest(reservation, actor) || isHost(reservation, actor) || watchesMoney(actor);
}

/**
 * Amounts of a reservation: its price and lines, what was paid and what goes back, and so whatever the
 * host's payout could be computed from. Never a co-host: money is the host's alone.
 */
export function canSeeAmounts(actor: Actor): boolean {
  return actor?.by === undefined;
}

/** The host, from the request on (spec 1 §4.3). */
export function canSeeCustomerProfile(reservation: ReservationParties, actor: Actor): boolean {
  return isHost(reservation, actor);
}

/** The guest's phone and payment handles: the host, only after approval. */
export function canSeeGuestContact(reservation: ReservationParties, actor: Actor): boolean {
  return isHost(reservation, actor) && APPROVED_ONCE.includes(reservation.status);
}

/** The two participants of a conversation may open it; no one else, administrators included. */
export function canSeeConversation(
  conversation: { readonly guestId: string; readonly hostId: string },
  actor: Actor,
): boolean {
  return findParty(conversation, actor) !== null;
}

/** A reservation between two people, as far as it says whether they have agreed. */
export interface SharedReservation extends HeldNights {
  readonly status: ReservationStatus;
}

/**
 * Contact details in the messages of two people: shown to both while a reservation between them is
 * approved, hidden otherwise. Nights that were approved at once share them once they are paid: until
 * then no host has agreed to this guest, and the guest has given nothing.
 */
export function sharesContactDetails(reservations: readonly SharedReservation[]): boolean {
  return reservations.some(
    (reservation) => APPROVED_ONCE.includes(reservation.status) && !isUnpaidHold(reservation),
  );
}

/** The check-in code: the host alone, once approved. */
export function canSeeCheckInCode(reservation: ReservationParties, actor: Actor): boolean {
  return isHost(reservation, actor) && APPROVED_ONCE.includes(reservation.status);
}

/**
 * The guest's own code, by which the host checks them in: shown to the guest alone, while a
 * check-in by the host is possible.
 */
export function canSeeGuestCode(
  reservation: ReservationParties,
  actor: Actor,
  now: Temporal.Instant,
): boolean {
  const { kind, status, checkInFrom, endsAt } = reservation;
  return (
    isGuest(reservation, actor) &&
    nextStatus(kind, status, 'check-in', 'host') !== null &&
    isPaid(reservation) &&
    hasCome(checkInFrom, now) &&
    !hasCome(endsAt, now)
  );
}

/**
 * Exact address, wifi password and entry instructions: the host always; the guest of an approved or
 * checked-in reservation that is paid, from 3 days before arrival to the end of the check-out date,
 * in the listing's zone. At once for kinds with such arrival details.
 */
export function canSeeArrivalDetails(
  reservation: ReservationParties,
  actor: Actor,
  now: Temporal.Instant,
): boolean {
  if (isHost(reservation, actor)) return true;
  const { kind, status, arrivalDetailsFrom, endsAt } = reservation;
  return (
    isGuest(reservation, actor) &&
    (status === 'approved' || status === 'checked-in') &&
    isPaid(reservation) &&
    (KINDS[kind].arrivalDetails === 'at-once' || hasCome(arrivalDetailsFrom, now)) &&
    !hasCome(endsAt, now)
  );
}

/** The fields of a reservation that its agreement and its letter need. */
export interface AgreementParties extends ReservationParties {
  readonly startDate: DateText;
  /** Cents that the guest has paid. */
  readonly paid: Cents;
  /** Until when it is open whether its journey goes and is paid for good; null for any other stay. */
  readonly goAt: Temporal.Instant | null;
}

/** A stay of more nights shows its address on the agreement at once: guests have to register it. */
export const LONG_AGREEMENT_NIGHTS = 28;

/**
 * Whether an account may read the agreement of a stay: its guest and its host, once it is paid, also
 * after it was cancelled. Seats have none.
 */
export function agreementVerdict(reservation: AgreementParties, actor: Actor): Verdict {
  if (!canSeeReservation(reservation, actor)) return 'not-found';
  return byUnit<AgreementParties, Verdict>(reservation, {
    night: () => {
      // It states the price and its instalments.
      if (findParty(reservation, actor) === null || !canSeeAmounts(actor)) return 'forbidden';
      return isPaid(reservation) || reservation.paid > 0 ? 'ok' : 'payment-required';
    },
    session: () => 'not-found',
  });
}

/**
 * Whether an account may open the letter of accommodation: the guest of an agreement. There is none of
 * a journey that may not go, and whose price may only be held on a card.
 */
export function letterVerdict(reservation: AgreementParties, actor: Actor): Verdict {
  const verdict = agreementVerdict(reservation, actor);
  if (verdict !== 'ok') return verdict;
  if (!isGuest(reservation, actor)) return 'forbidden';
  return reservation.goAt === null ? 'ok' : 'payment-required';
}

/**
 * Whether a letter about a reservation is true, and one may be made: the guest comes, is there or
 * was there.
 */
export function isLetterValid({ status }: Pick<ReservationParties, 'status'>): boolean {
  return status === 'approved' || status === 'checked-in' || status === 'completed';
}

/**
 * The exact address on an agreement and a letter: for those who see the arrival details, and the
 * guest of a paid stay of more than `LONG_AGREEMENT_NIGHTS` nights at once, until it is over.
 */
export function canSeeAgreementAddress(
  reservation: AgreementParties,
  actor: Actor,
  now: Temporal.Instant,
): boolean {
  if (canSeeArrivalDetails(reservation, actor, now)) return true;
  const { startDate, endDate, status, endsAt } = reservation;
  return (
    isGuest(reservation, actor) &&
    nightsBetween(startDate, endDate) > LONG_AGREEMENT_NIGHTS &&
    (status === 'approved' || status === 'checked-in') &&
    isPaid(reservation) &&
    !hasCome(endsAt, now)
  );
}
