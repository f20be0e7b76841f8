import { KINDS } from '#domain/kinds.ts';
import { payDeadline } from '#domain/reservation-lifecycle.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { newCheckInCode } from '../money/record-payment.ts';
import { paidAtFor } from '../money/refunds.ts';
import { announce } from '../notify/announce.ts';
import { releaseAll } from '../request/holding.ts';
import { requireOpenToRequests } from '../request/request-rule.ts';
import type { Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { lockToAct, SYSTEM, transition } from './transition.ts';

/**
 * The host approves: the check-in code is created and the guest has 24 hours to pay. A stay that
 * costs nothing is paid at once.
 *
 * @throws Problem 'status-conflict' when it was answered, or the time to answer is over; and where
 *   nothing new may be reserved (`requireOpenToRequests`)
 */
export async function approveReservation(
  id: string,
  context: SignedInContext,
): Promise<Reservation> {
  const { reservation, by } = await lockToAct(context, id, 'approve');
  await requireOpenToRequests(context, reservation);
  const paidAt = paidAtFor(reservation, context.now);
  const payBy = paidAt === null ? payDeadline(context.now) : null;
  const step = await transition(context, reservation, {
    action: 'approve',
    by,
    set: { checkInCode: newCheckInCode(), payBy, paidAt },
    details: { total: reservation.total },
  });
  await announce(context, step.reservation, step.event, [
    { kind: paidAt === null ? 'approved' : 'confirmed', to: 'guest', hasCalendar: true },
  ]);
  return step.reservation;
}

/** The host declines; the nights are released. */
export async function declineReservation(
  id: string,
  reason: string,
  context: SignedInContext,
): Promise<Reservation> {
  const { reservation, by } = await lockToAct(context, id, 'decline');
  const step = await transition(context, reservation, { action: 'decline', by, reason });
  await releaseAll(context, reservation);
  await announce(context, step.reservation, step.event, [{ kind: 'declined', to: 'guest' }]);
  return step.reservation;
}

/** The answer or the payment is overdue: nights and seats are released. */
export async function expireReservation(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const step = await transition(work, reservation, { action: 'expire', by: SYSTEM });
  await releaseAll(work, reservation);
  await announce(
    work,
    step.reservation,
    step.event,
    KINDS[reservation.kind].payment === 'on-booking'
      ? [{ kind: 'hold-ended', to: 'guest' }]
      : [
          { kind: 'expired', to: 'guest' },
          { kind: 'expired-to-host', to: 'host' },
        ],
  );
}
