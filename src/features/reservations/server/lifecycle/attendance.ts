import { createHmac } from 'node:crypto';
import { checkInLink, codesMatch, makeCheckInCode } from '#domain/check-in-code.ts';
import { refundFor } from '#domain/refunds.ts';
import { CODE_LOCK_MINUTES, CODE_TRIES } from '#domain/reservation-lifecycle.ts';
import { netPaid } from '#domain/reservation-money.ts';
import type { Config } from '#platform/server/config/config.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ReservationDetails } from '../../contract.ts';
import { depositDetails, keepDeposit } from '../money/deposits.ts';
import { returnMoney } from '../money/refunds.ts';
import { settleMoney } from '../money/releases.ts';
import { announce } from '../notify/announce.ts';
import { releaseAll, withdrawChange } from '../request/holding.ts';
import { drawSquareCode } from '../show/square-code.ts';
import { patchReservation, type Reservation } from '../store/reservations.ts';

import type { UnitOfWork } from '../unit-of-work.ts';
import { lockToAct, SYSTEM, transition } from './transition.ts';

/**
 * The code that a guest shows to be checked in. It is derived from the reservation and our secret,
 * so it need not be stored and can't be computed from public data.
 */
export function guestCode(
  reservationId: string,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): string {
  const digest = createHmac('sha256', sessionSecret).update(`guest-code ${reservationId}`).digest();
  return makeCheckInCode(digest);
}

/** The guest's code with the square code that a host's camera reads. */
export function shownGuestCode(
  reservationId: string,
  config: Pick<Config, 'sessionSecret' | 'http'>,
): NonNullable<ReservationDetails['guestCode']> {
  const code = guestCode(reservationId, config);
  const link = checkInLink(config.http.publicUrl, reservationId, code);
  return { code, qr: drawSquareCode(link) };
}

/**
 * The guest types the host's code on arrival (spec 1 §4.2), or the host the guest's. Five wrong ones
 * in a row lock it for 15 minutes.
 *
 * @throws Problem 'payment-required', 'check-in-too-early', 'code-locked' or 'wrong-code'
 */
export async function checkIn(
  id: string,
  code: string,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  const { reservation, by } = await lockToAct(context, id, 'checkIn');
  const { codeLockedUntil, checkInCode } = reservation;
  const wanted = by.party === 'guest' ? checkInCode : guestCode(id, context.services.config);
  if (wanted === null || !codesMatch(code, wanted)) {
    // A lock that is over begins a new count.
    const tries = (codeLockedUntil === null ? reservation.codeTries : 0) + 1;
    await patchReservation(db, id, {
      codeTries: tries,
      codeLockedUntil: tries >= CODE_TRIES ? now.add({ minutes: CODE_LOCK_MINUTES }) : null,
    });
    throw new Problem('wrong-code', { keepsChanges: true });
  }
  const step = await transition(context, reservation, {
    action: 'check-in',
    by,
    set: { codeTries: 0, codeLockedUntil: null },
  });
  await withdrawChange(context, reservation);
  await announce(
    context,
    step.reservation,
    step.event,
    by.party === 'guest' ? [{ kind: 'checked-in', to: 'host' }] : [],
  );
  return step.reservation;
}

/**
 * The check-out date is over: both sides may review, and the deposit comes back in `CLAIM_HOURS`
 * unless the host claims part of it.
 */
export async function completeStay(work: UnitOfWork, reservation: Reservation): Promise<void> {
  // A payment beyond the price goes back, as when unpaid nights were taken from it.
  const surplus = Math.max(0, netPaid(reservation) - reservation.total);
  const deposit = Math.min(reservation.quote.deposit, netPaid(reservation) - surplus);
  const step = await transition(work, reservation, {
    action: 'complete',
    by: SYSTEM,
    set: { refunded: reservation.refunded + surplus, ...keepDeposit(deposit, work.now) },
    details: { refund: surplus, ...depositDetails(deposit, work.now) },
  });
  await settleMoney(work, step.reservation);
  await returnMoney(work, { reservationId: reservation.id }, surplus, deposit);
  await announce(work, step.reservation, step.event, [
    { kind: 'completed', to: 'guest' },
    { kind: 'guest-completed', to: 'host' },
  ]);
}

/** The stay ended without a check-in: the refund by the policy and the deposit are paid. */
export async function markNoShow(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const { amount } = refundFor({
    lines: reservation.quote.lines,
    paid: netPaid(reservation),
    snapshot: reservation.policy,
    now: work.now,
    cancelledBy: 'guest',
  });
  const step = await transition(work, reservation, {
    action: 'no-show',
    by: SYSTEM,
    set: { refunded: reservation.refunded + amount },
    details: { refund: amount },
  });
  await settleMoney(work, step.reservation);
  await returnMoney(work, { reservationId: reservation.id }, amount);
  await releaseAll(work, reservation);
  await announce(work, step.reservation, step.event, [
    { kind: 'no-show', to: 'guest' },
    { kind: 'guest-missing', to: 'host' },
  ]);
}
