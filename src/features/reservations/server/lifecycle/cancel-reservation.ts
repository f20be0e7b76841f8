import { isUnpaidHold } from '#domain/instant-booking.ts';
import type { Cents } from '#domain/money.ts';
import { type Refund, type RefundInput, refundFor } from '#domain/refunds.ts';
import { depositKeptAtLeaving, netPaid } from '#domain/reservation-money.ts';
import {
  type StaffRefund,
  type StaffRefundTerms,
  staffRefundFor,
  staffRefundTerms,
} from '#domain/staff-refunds.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { depositDetails, keepDeposit } from '../money/deposits.ts';
import { returnMoney } from '../money/refunds.ts';
import { settleMoney } from '../money/releases.ts';
import { announce, type Message } from '../notify/announce.ts';
import { releaseAll } from '../request/holding.ts';
import { closeCaseOfLeft } from '../resolutions/cases.ts';
import { lockReservation, type Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { lockToAct, type Step, SYSTEM, transition } from './transition.ts';

/** A cancelled reservation with its refund. */
interface Withdrawn {
  readonly reservation: Reservation;
  readonly refund: Cents;
}

type Announced = readonly Pick<Message, 'kind' | 'to'>[];

/**
 * Cancels a locked reservation: the nights are released, the refund is queued. For a guest who has
 * checked in it is an early departure.
 *
 * @throws Problem 'status-conflict' when that party can't cancel it any more
 */
export function withdraw(
  work: UnitOfWork,
  reservation: Reservation,
  by: Step['by'],
  reason?: string,
): Promise<Withdrawn> {
  const leftEarly = reservation.status === 'checked-in';
  return end(work, reservation, { by, ...(reason === undefined ? {} : { reason }) }, [
    { kind: leftEarly ? 'left-early' : 'cancelled', to: 'guest' },
    ...(isUnpaidHold(reservation)
      ? []
      : [{ kind: leftEarly ? 'guest-left' : 'cancelled-to-host', to: 'host' } as const]),
  ]);
}

/**
 * Cancels a locked reservation that its host has called off: everything is refunded, and its guest
 * is notified.
 */
export function callOff(work: UnitOfWork, reservation: Reservation): Promise<Withdrawn> {
  return end(work, reservation, { by: SYSTEM, details: { calledOff: 1 } }, [
    { kind: 'called-off', to: 'guest' },
  ]);
}

/** Cancels a locked reservation of a journey that doesn't go: everything is refunded. */
export function cancelJourney(
  work: UnitOfWork,
  reservation: Reservation,
  details: Step['details'],
): Promise<Withdrawn> {
  return end(work, reservation, { by: SYSTEM, details: { tooFew: 1, ...details } }, [
    { kind: 'journey-off', to: 'guest' },
  ]);
}

/** Cancels a locked reservation that wasn't paid when the cost of its journey was divided. */
export function leaveOut(
  work: UnitOfWork,
  reservation: Reservation,
  details: Step['details'],
): Promise<Withdrawn> {
  return end(work, reservation, { by: SYSTEM, details: { leftOut: 1, ...details } }, [
    { kind: 'left-out', to: 'guest' },
  ]);
}

/** The facts that decide the refund of a reservation that is cancelled now. */
function cancelledNow(
  { quote, policy, ...money }: Reservation,
  now: Temporal.Instant,
): Omit<RefundInput, 'cancelledBy'> {
  return { lines: quote.lines, paid: netPaid(money), snapshot: policy, now };
}

async function end(
  work: UnitOfWork,
  reservation: Reservation,
  { details = {}, ...step }: Pick<Step, 'by' | 'reason' | 'details'>,
  announcements: Announced,
  whole: Refund = refundFor({
    ...cancelledNow(reservation, work.now),
    cancelledBy: step.by.party,
  }),
): Promise<Withdrawn> {
  const deposit = depositKeptAtLeaving(reservation, step.by.party, whole);
  const refund = whole.amount - deposit;
  const { reservation: ended, event } = await transition(work, reservation, {
    ...step,
    action: 'cancel',
    set: { refunded: reservation.refunded + refund, ...keepDeposit(deposit, work.now) },
    details: {
      ...details,
      refund,
      kept: whole.breakdown.kept,
      ...depositDetails(deposit, work.now),
    },
  });
  await settleMoney(work, ended);
  await returnMoney(work, { reservationId: reservation.id }, refund, deposit);
  await releaseAll(work, reservation);
  await announce(work, ended, event, announcements);
  await closeCaseOfLeft(work, ended);
  return { reservation: ended, refund };
}

/**
 * A guest or a host cancels, or a guest who has checked in leaves early; the refund follows the
 * policy agreed on.
 *
 * @throws Problem 'status-conflict' when that party can't cancel it any more
 */
export async function cancelReservation(
  id: string,
  context: SignedInContext,
): Promise<{ reservation: Reservation; refund: Cents }> {
  const { reservation, by } = await lockToAct(context, id, 'cancel');
  return withdraw(context, reservation, by);
}

/** Cancels a reservation whose payment is overdue. */
export async function cancelUnpaid(work: UnitOfWork, reservation: Reservation): Promise<void> {
  await withdraw(work, reservation, SYSTEM, 'unpaid');
}

/** The amounts between which staff choose when they cancel; null where they can't. */
export function findStaffRefundTerms(
  reservation: Reservation,
  now: Temporal.Instant,
): StaffRefundTerms | null {
  if (reservation.status !== 'approved') return null;
  return staffRefundTerms(cancelledNow(reservation, now));
}

/**
 * Staff cancel an agreed reservation, with a refund of their choice; both sides are told, and read
 * the words. Until then its two parties answer for it themselves.
 *
 * @throws Problem 'not-found'; 'status-conflict' for one that isn't agreed, or has begun;
 *   'amount-out-of-terms' for an amount that may not go back
 */
export async function cancelByStaff(
  id: string,
  { refund, words }: { readonly refund: StaffRefund; readonly words: string },
  work: UnitOfWork & Pick<SignedInContext, 'translate'>,
): Promise<Withdrawn> {
  const reservation = await lockReservation(work.db, id);
  if (reservation === null) throw new Problem('not-found');
  if (reservation.status !== 'approved') throw new Problem('status-conflict');
  const whole = staffRefundFor(refund, cancelledNow(reservation, work.now));
  if (whole === null) {
    const { message } = work.services.errors['amount-out-of-terms'];
    throw new Problem('amount-out-of-terms', { fields: { amount: work.translate(message) } });
  }
  return end(
    work,
    reservation,
    { by: SYSTEM, reason: words, details: { byStaff: 1 } },
    [
      { kind: 'cancelled', to: 'guest' },
      { kind: 'cancelled-to-host', to: 'host' },
    ],
    whole,
  );
}
