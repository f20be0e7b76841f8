import { type Refund, refundFor } from '#domain/refunds.ts';
import { netPaid } from '#domain/reservation-money.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { Reservation } from '../store/reservations.ts';

/**
 * Sessions that a pass lost, in the details of the event that removed them: details contain plain
 * text.
 */
export function nameLeftSessions(
  before: readonly SessionKey[],
  after: readonly SessionKey[],
): string {
  return before
    .filter(({ entryId, date }) => !after.some((k) => k.entryId === entryId && k.date === date))
    .map(({ entryId, date }) => `${entryId} ${date}`)
    .join();
}

/** @param named as `nameLeftSessions` wrote it */
export function readLeftSessions(named: string): SessionKey[] {
  return named
    .split(',')
    .filter((key) => key !== '')
    .map((key) => {
      const [entryId = '', date = ''] = key.split(' ');
      return { entryId, date };
    });
}

/**
 * Whether a pass may move to fewer sessions than it has: only while a cancellation would refund all
 * the lost ones. Otherwise moving and then cancelling would refund more than cancelling.
 */
export function mayHoldFewer(reservation: Reservation, now: Temporal.Instant): boolean {
  const { rule, percent } = cancellationBy(reservation, now);
  return rule === 'unpaid' || percent === 100;
}

/**
 * Whether cancelling the seats now would refund as much as it ever would; they can be moved until
 * then.
 */
export function isFreeToMove(reservation: Reservation, now: Temporal.Instant): boolean {
  const { isMost, breakdown } = cancellationBy(reservation, now);
  return breakdown.used === 0 && isMost;
}

function cancellationBy(reservation: Reservation, now: Temporal.Instant): Refund {
  return refundFor({
    lines: reservation.quote.lines,
    paid: netPaid(reservation),
    snapshot: reservation.policy,
    now,
    cancelledBy: 'guest',
  });
}
