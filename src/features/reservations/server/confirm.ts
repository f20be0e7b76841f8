import { randomBytes } from 'node:crypto';
import { CODE_RANDOM_BYTES, makeCheckInCode } from '#domain/check-in-code.ts';
import { nextStatus } from '#domain/lifecycles.ts';
import { announce } from './announce.ts';
import { paidAtFor } from './balance.ts';
import type { Reservation } from './store/reservations.ts';
import { SYSTEM, transition } from './transition.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Confirms a reservation that only awaits its payment, once nothing is due; leaves others
 * unchanged.
 *
 * @param reservation as locked in this transaction
 */
export async function confirmIfSettled(
  work: UnitOfWork,
  reservation: Reservation,
): Promise<Reservation> {
  const { kind, status, total } = reservation;
  const paidAt = paidAtFor(reservation, work.now);
  if (paidAt === null || nextStatus(kind, status, 'confirm', SYSTEM.party) === null) {
    return reservation;
  }
  const step = await transition(work, reservation, {
    action: 'confirm',
    by: SYSTEM,
    set: { checkInCode: newCheckInCode(), payBy: null, paidAt },
    details: { total },
  });
  await announce(work, step.reservation, step.event, [
    { kind: 'confirmed', to: 'guest', hasCalendar: true },
    { kind: 'booked', to: 'host' },
  ]);
  return step.reservation;
}

/** The code that the host shows on arrival. */
export function newCheckInCode(): string {
  return makeCheckInCode(randomBytes(CODE_RANDOM_BYTES));
}
