import { is } from 'valibot';
import { KINDS } from '#domain/kinds.ts';
import { canRevive, nextStatus } from '#domain/lifecycles.ts';
import { kindOfListing, lockListing } from '#market/inventory/index.server.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { PaymentEvent } from '#platform/server/payments/payments.ts';
import { announce, notifyParty } from '../announce.ts';
import { netPaid, paidAtFor } from '../balance.ts';
import { confirmIfSettled } from '../confirm.ts';
import { returnMoney } from '../return-money.ts';
import {
  getPaymentSubject,
  loadPayment,
  lockPayment,
  type Payment,
  patchPayment,
} from '../store/payments.ts';
import {
  blockListingDeletion,
  loadReservation,
  lockReservation,
  patchReservation,
  type Reservation,
} from '../store/reservations.ts';
import { transition } from '../transition.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { reviveReservation } from './revive-reservation.ts';

/**
 * Records a payment event of the provider. The same event twice does nothing. Money that isn't
 * needed (any more) is refunded at once: the reservation has ended meanwhile, or two checkouts were
 * paid, or a listing's host owes nothing. Seats whose hold has ended are claimed again if they are
 * still free.
 *
 * @throws Problem 'not-found' for a payment that is not ours, 'price-mismatch' when the amount
 *   differs from the requested one
 */
export async function recordPayment(work: UnitOfWork, event: PaymentEvent): Promise<void> {
  const known = is(idSchema, event.paymentId) ? await loadPayment(work.db, event.paymentId) : null;
  if (known === null) throw new Problem('not-found');
  const subject = getPaymentSubject(known);
  const settle =
    'reservationId' in subject
      ? await settlementOfReservation(work, subject.reservationId)
      : await settlementOfListing(work, subject.listingId);
  const payment = await lockPayment(work.db, event.paymentId);
  if (payment === null) throw new Problem('not-found');
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
  await settle(payment);
}

/** Applies a received payment. */
type Settlement = (payment: Payment) => Promise<void>;

/**
 * Locks the reservation that is paid for. For seats, which may have to be claimed again, its
 * listing is locked first, as for every booking or change.
 */
async function settlementOfReservation(work: UnitOfWork, id: string): Promise<Settlement> {
  const known = await loadReservation(work.db, id);
  if (known !== null && KINDS[known.kind].payment === 'on-booking')
    await blockListingDeletion(work.db, known.listingId);
  const reservation = await lockReservation(work.db, id);
  if (reservation === null) throw new Problem('not-found');
  const { kind, status } = reservation;
  const isAwaited = nextStatus(kind, status, 'pay', 'guest') !== null;
  return async (payment) => {
    if (isAwaited) return applyPayment(work, reservation, payment);
    if (await reviveReservation(work, reservation, payment)) return;
    await returnPayment(work, reservation, payment);
  };
}

/** Locks the listing that its host pays for; its kind applies the payment. */
async function settlementOfListing(work: UnitOfWork, listingId: string): Promise<Settlement> {
  const listed = await lockListing(work.db, listingId);
  const id = await kindOfListing(work.db, listingId);
  const kind = work.services.bookables.find((each) => each.kind === id);
  return async ({ amount }) => {
    const payment = { listingId, amount, now: work.now };
    const isOwed = listed !== null && (await kind?.takeHostPayment?.(work.db, payment));
    if (!isOwed) await returnMoney(work, { listingId }, amount);
  };
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
  await returnMoney(work, { reservationId: reservation.id }, surplus);
  await announce(work, step.reservation, step.event, [
    { kind: 'paid', to: 'guest', hasCalendar: true },
    // If the payment confirms, the host is notified of the booking itself.
    ...(KINDS[reservation.kind].payment === 'on-booking'
      ? []
      : [{ kind: 'payment-received', to: 'host' } as const]),
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
  await returnMoney(work, { reservationId: reservation.id }, payment.amount);
  await notifyParty(work, changed, {
    key: `payment-returned:${payment.id}`,
    // A guest whose seats were lost needs more than the note that a payment wasn't needed.
    kind: canRevive(reservation.kind, reservation.status) ? 'paid-too-late' : 'payment-returned',
    to: 'guest',
    details: { refund: payment.amount },
  });
}
