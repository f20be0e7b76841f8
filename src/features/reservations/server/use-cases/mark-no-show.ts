import { refundFor } from '#domain/refunds.ts';
import { announce } from '../announce.ts';
import { netPaid } from '../balance.ts';
import { releaseAll } from '../holding.ts';
import { returnMoney } from '../return-money.ts';
import type { Reservation } from '../store/reservations.ts';
import { SYSTEM, transition } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

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
  await returnMoney(work, { reservationId: reservation.id }, amount);
  await releaseAll(work, reservation);
  await announce(work, step.reservation, step.event, [
    { kind: 'no-show', to: 'guest' },
    { kind: 'guest-missing', to: 'host' },
  ]);
}
