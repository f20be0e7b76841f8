import { is } from 'valibot';
import { nextStatus } from '#domain/lifecycles.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { PaymentEvent } from '#platform/server/payments/payments.ts';
import { announce, tell } from '../announce.ts';
import { netPaid, paidAtFor } from '../balance.ts';
import { confirmIfSettled } from '../confirm.ts';
import { returnMoney } from '../return-money.ts';
import { loadPayment, type Payment, patchPayment } from '../store/payments.ts';
import { lockReservation, patchReservation, type Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/**
 * Writes down what the provider tells about a payment. The same event twice does nothing.
 * Money that isn't needed (any more) goes straight back: the reservation has ended meanwhile, or
 * two checkouts were paid.
 *
 * @throws Problem 'not-found' for a payment that is not ours, 'price-mismatch' when the amount is
 * not the one asked for
 */
export async function recordPayment(work: UnitOfWork, event: PaymentEvent): Promise<void> {
  const known = is(idSchema, event.paymentId) ? await loadPayment(work.db, event.paymentId) : null;
  if (known === null) throw new Problem('not-found');
  const reservation = await lockReservation(work.db, known.reservationId);
  const payment = await loadPayment(work.db, event.paymentId);
  if (reservation === null || payment === null) throw new Problem('not-found');
  if (payment.status === 'paid') return;
  if (event.kind !== 'paid') {
    if (payment.status === 'open') await patchPayment(work.db, payment.id, { status: event.kind });
    return;
  }
  if (event.amount !== payment.amount) throw new Problem('price-mismatch');
  await patchPayment(work.db, payment.id, {
    status: 'paid',
    providerReference: event.providerReference,
    paidAt: work.now,
  });
  const { kind, status } = reservation;
  const isAwaited = nextStatus(kind, status, 'pay', 'guest') !== null;
  if (isAwaited) await applyPayment(work, reservation, payment);
  else await returnPayment(work, reservation, payment);
}

async function applyPayment(
  work: UnitOfWork,
  reservation: Reservation,
  payment: Payment,
): Promise<void> {
  const paid = reservation.paid + payment.amount;
  const surplus = Math.max(0, netPaid({ ...reservation, paid }) - reservation.total);
  if (surplus === payment.amount) return returnPayment(work, reservation, payment);
  const refunded = reservation.refunded + surplus;
  const step = await transition(work, reservation, {
    action: 'pay',
    by: { party: 'guest', actorId: reservation.guestId },
    set: { paid, refunded, paidAt: paidAtFor({ ...reservation, paid, refunded }, work.now) },
    details: { amount: payment.amount, ...(surplus > 0 ? { refund: surplus } : {}) },
  });
  await returnMoney(work, reservation.id, surplus);
  await announce(work, step.reservation, step.event, [
    { kind: 'paid', to: 'guest' },
    { kind: 'payment-received', to: 'host' },
  ]);
  await confirmIfSettled(work, step.reservation);
}

async function returnPayment(
  work: UnitOfWork,
  reservation: Reservation,
  payment: Payment,
): Promise<void> {
  const changed = await patchReservation(work.db, reservation.id, {
    paid: reservation.paid + payment.amount,
    refunded: reservation.refunded + payment.amount,
    updatedAt: work.now,
  });
  await returnMoney(work, reservation.id, payment.amount);
  await tell(work, changed, {
    key: `payment-returned:${payment.id}`,
    kind: 'payment-returned',
    to: 'guest',
    details: { refund: payment.amount },
  });
}
