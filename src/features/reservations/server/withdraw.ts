import type { Cents } from '#domain/money.ts';
import { refundFor } from '#domain/refunds.ts';
import { announce } from './announce.ts';
import { netPaid } from './balance.ts';
import { releaseAll } from './holding.ts';
import { returnMoney } from './return-money.ts';
import type { Reservation } from './store/reservations.ts';
import { type Step, transition } from './transition.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Cancels a reservation that is locked: the nights are free again, the refund is on its way. Of a
 * guest who has checked in it is an early departure.
 *
 * @throws Problem 'status-conflict' when that party can't cancel it any more
 */
export async function withdraw(
  work: UnitOfWork,
  reservation: Reservation,
  by: Step['by'],
  reason?: string,
): Promise<{ reservation: Reservation; refund: Cents }> {
  const { amount, breakdown } = refundFor({
    lines: reservation.quote.lines,
    paid: netPaid(reservation),
    snapshot: reservation.policy,
    now: work.now,
    cancelledBy: by.party,
  });
  const step = await transition(work, reservation, {
    action: 'cancel',
    by,
    set: { refunded: reservation.refunded + amount },
    ...(reason === undefined ? {} : { reason }),
    details: { refund: amount, kept: breakdown.kept },
  });
  await returnMoney(work, { reservationId: reservation.id }, amount);
  await releaseAll(work, reservation);
  const leftEarly = reservation.status === 'checked-in';
  await announce(work, step.reservation, step.event, [
    { kind: leftEarly ? 'left-early' : 'cancelled', to: 'guest' },
    { kind: leftEarly ? 'guest-left' : 'cancelled-to-host', to: 'host' },
  ]);
  return { reservation: step.reservation, refund: amount };
}
