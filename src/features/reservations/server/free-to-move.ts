import { refundFor } from '#domain/refunds.ts';
import { netPaid } from './balance.ts';
import type { Reservation } from './store/reservations.ts';

/** Whether a cancellation of seats now would give back the most that ever comes back: so long they move. */
export function isFreeToMove(reservation: Reservation, now: Temporal.Instant): boolean {
  const { isMost, breakdown } = refundFor({
    lines: reservation.quote.lines,
    paid: netPaid(reservation),
    snapshot: reservation.policy,
    now,
    cancelledBy: 'guest',
  });
  return breakdown.used === 0 && isMost;
}
