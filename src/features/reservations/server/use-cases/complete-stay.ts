import { announce } from '../announce.ts';
import { netPaid } from '../balance.ts';
import { returnMoney } from '../return-money.ts';
import type { Reservation } from '../store/reservations.ts';
import { SYSTEM, transition } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** The check-out date is over: the deposit is refunded and both sides may review. */
export async function completeStay(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const deposit = Math.min(reservation.quote.deposit, netPaid(reservation));
  const step = await transition(work, reservation, {
    action: 'complete',
    by: SYSTEM,
    set: { refunded: reservation.refunded + deposit },
    details: { refund: deposit },
  });
  await returnMoney(work, { reservationId: reservation.id }, deposit);
  await announce(work, step.reservation, step.event, [
    { kind: 'completed', to: 'guest' },
    { kind: 'guest-completed', to: 'host' },
  ]);
}
