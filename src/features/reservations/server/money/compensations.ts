import { guaranteeAmount } from '#domain/compensation.ts';
import { paidMonthly } from '#domain/instalments.ts';
import { byUnit, hasSessions } from '#domain/kinds.ts';
import type { Cents } from '#domain/money.ts';
import { nightPeriods } from '#domain/release-schedule.ts';
import { depositWithUs, lowerPrice, mostToGiveBack } from '#domain/reservation-money.ts';
import { patchReservation, type Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { paidAtFor, returnMoney } from './refunds.ts';
import { settleMoney } from './releases.ts';

/** The most that a reservation's price can be lowered by because of a problem, in cents. */
export function findMostCompensation(reservation: Reservation): Cents {
  const units = byUnit<Reservation, number[]>(reservation, {
    night: (nights) => nightPeriods(nights).map(({ nights: each }) => each),
    session: ({ sessions }) => sessions.map(() => 1),
  });
  return mostToGiveBack(reservation, units);
}

/** Cents that go back by the work guarantee to a guest who stays. */
export function findGuaranteeAmount(reservation: Reservation): Cents {
  return Math.min(guaranteeAmount(reservation.quote), findMostCompensation(reservation));
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
  const { id } = reservation;
  const { quote, policy, back } = lowerPrice(
    reservation,
    amount,
    (lowered) =>
      reservation.policy.instalments === undefined || hasSessions(reservation)
        ? reservation.policy
        : paidMonthly(reservation.policy, lowered, reservation),
    work.now,
  );
  const refunded = reservation.refunded + back;
  const { total } = quote;
  const changed = await patchReservation(work.db, id, {
    quote,
    policy,
    total,
    refunded,
    // A lower price never makes unpaid what counted as paid, also while an instalment is late.
    paidAt: reservation.paidAt ?? paidAtFor({ ...reservation, policy, total, refunded }, work.now),
    updatedAt: work.now,
  });
  await settleMoney(work, changed);
  await returnMoney(work, { reservationId: id }, back, depositWithUs(changed));
  return changed;
}
