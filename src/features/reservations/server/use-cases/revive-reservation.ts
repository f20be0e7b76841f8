import { hasSessions } from '#domain/kinds.ts';
import { canRevive } from '#domain/lifecycles.ts';
import { announce, notifyParty } from '../announce.ts';
import { netPaid } from '../balance.ts';
import { newCheckInCode } from '../confirm.ts';
import { reclaimSeats } from '../holding.ts';
import { bookableKind } from '../kinds.ts';
import { returnMoney } from '../return-money.ts';
import type { Payment } from '../store/payments.ts';
import type { Reservation } from '../store/reservations.ts';
import { hasSeatsBeside } from '../store/seats.ts';
import { SYSTEM, transition } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/**
 * Confirms a reservation whose money came after its hold had ended, if its seats are still free.
 *
 * @param reservation as locked in this transaction, its listing locked before it
 * @returns false if it can't be confirmed: the money has to be refunded. A guest who booked the
 *   same seats again pays for that booking and not for both
 */
export async function reviveReservation(
  work: UnitOfWork,
  reservation: Reservation,
  payment: Payment,
): Promise<boolean> {
  const { amount } = payment;
  const { id, kind, status, listingId, total } = reservation;
  if (!hasSessions(reservation) || !canRevive(kind, status)) return false;
  const paid = reservation.paid + amount;
  const surplus = netPaid({ ...reservation, paid }) - total;
  if (surplus < 0) return false;
  const listing = await bookableKind(work.services, kind).load(work.db, listingId);
  if (listing === null || listing.deleted) return false;
  if (await hasSeatsBeside(work.db, reservation)) return false;
  if (!(await reclaimSeats(work, reservation))) return false;
  const step = await transition(work, reservation, {
    action: 'confirm',
    by: SYSTEM,
    set: {
      paid,
      refunded: reservation.refunded + surplus,
      paidAt: work.now,
      payBy: null,
      checkInCode: newCheckInCode(),
    },
    details: { total, amount },
  });
  await returnMoney(work, { reservationId: id }, surplus);
  await announce(work, step.reservation, step.event, [
    { kind: 'confirmed', to: 'guest', hasCalendar: true },
    { kind: 'booked', to: 'host' },
  ]);
  // The receipt is a separate notification: one event notifies each party once.
  await notifyParty(work, step.reservation, {
    key: `late-payment:${payment.id}`,
    kind: 'paid',
    to: 'guest',
    details: { amount, ...(surplus > 0 ? { refund: surplus } : {}) },
  });
  return true;
}
