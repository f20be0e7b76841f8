import { compensate, mostCompensation } from '#domain/compensation.ts';
import { byUnit, hasSessions } from '#domain/kinds.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { Cents } from '#domain/money.ts';
import { nightPeriods } from '#domain/release-schedule.ts';
import { patchReservation, type Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { paidMonthly } from './instalments.ts';
import { netPaid, paidAtFor, payableBy, returnMoney } from './refunds.ts';
import { depositWithUs, paidOfPrice, settleMoney } from './releases.ts';

/** The most that a reservation's price can be lowered by because of a problem, in cents. */
export function findMostCompensation(reservation: Reservation): Cents {
  const units = byUnit<Reservation, number[]>(reservation, {
    night: (nights) => nightPeriods(nights).map(({ nights: each }) => each),
    session: ({ sessions }) => sessions.map(() => 1),
  });
  return mostCompensation(reservation.quote, units, paidOfPrice(reservation));
}

/**
 * Lowers the price of a reservation because of a problem, and refunds what was paid of it. Of a
 * price that is paid by the month, the first payments are lowered first.
 *
 * @param reservation as locked in this transaction
 * @param amount cents from 0 to `findMostCompensation`
 */
export async function compensateGuest(
  work: UnitOfWork,
  reservation: Reservation,
  amount: Cents,
): Promise<Reservation> {
  if (amount === 0) return reservation;
  const { id, refunded, status } = reservation;
  const quote = compensate(reservation.quote, amount);
  const policy =
    reservation.policy.instalments === undefined || hasSessions(reservation)
      ? reservation.policy
      : paidMonthly(reservation.policy, quote, reservation);
  const lowered = { ...reservation, quote, policy, total: quote.total };
  // One that has ended is paid; of another, an instalment that is late isn't.
  const back = OPEN_STATUSES.includes(status)
    ? Math.max(0, Math.min(amount, netPaid(reservation) - payableBy(lowered, work.now)))
    : amount;
  const after = { ...lowered, refunded: refunded + back };
  const changed = await patchReservation(work.db, id, {
    quote,
    policy,
    total: quote.total,
    refunded: after.refunded,
    paidAt: paidAtFor(after, work.now),
    updatedAt: work.now,
  });
  await settleMoney(work, changed);
  await returnMoney(work, { reservationId: id }, back, depositWithUs(changed));
  return changed;
}
