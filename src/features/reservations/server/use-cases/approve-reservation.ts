import { payDeadline } from '#domain/reservation-lifecycle.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockToAct } from '../access.ts';
import { announce } from '../announce.ts';
import { paidAtFor } from '../balance.ts';
import { newCheckInCode } from '../confirm.ts';
import type { Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';

/**
 * The host approves: the check-in code is created and the guest has 24 hours to pay. A stay that
 * costs nothing is paid at once.
 *
 * @throws Problem 'status-conflict' when it was answered, or the time to answer is over
 */
export async function approveReservation(
  id: string,
  context: SignedInContext,
): Promise<Reservation> {
  const { reservation, by } = await lockToAct(context, id, 'approve');
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
