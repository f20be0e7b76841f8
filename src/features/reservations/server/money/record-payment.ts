import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { is } from 'valibot';
import { CODE_RANDOM_BYTES, makeCheckInCode } from '#domain/check-in-code.ts';
import { isUnpaidHold } from '#domain/instant-booking.ts';
import { byUnit, KINDS } from '#domain/kinds.ts';
import { canRevive, nextStatus } from '#domain/lifecycles.ts';
import { depositWithUs, netPaid, payableBy } from '#domain/reservation-money.ts';
import { isWaiting } from '#features/itinerants/index.server.ts';
import { kindOfListing, lockListing } from '#market/inventory/index.server.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { mountSignedWebhook } from '#platform/server/http/signed-webhook.ts';
import type { PaymentEvent } from '#platform/server/payments/payments.ts';
import type { Services } from '#platform/server/services.ts';
import { SYSTEM, transition } from '../lifecycle/transition.ts';
import { announce, notifyParty } from '../notify/announce.ts';
import { reclaimSeats } from '../request/holding.ts';
import { bookableKind } from '../request/kinds.ts';
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
import { hasSeatsBeside } from '../store/seats.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { enqueueCaptures } from './capture-hold.ts';
import { paidAtFor, postPayment, returnMoney } from './refunds.ts';
import { settleMoney } from './releases.ts';

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
  if (!canRevive(kind, status)) return false;
  const paid = reservation.paid + amount;
  const surplus = netPaid({ ...reservation, paid }) - total;
  if (surplus < 0) return false;
  const listing = await bookableKind(work.services, kind).load(work.db, listingId);
  if (listing === null || listing.deleted) return false;
  const isReclaimed = await byUnit(reservation, {
    // Their payment ends no hold.
    night: () => Promise.resolve(false),
    session: async (seats) =>
      !(await hasSeatsBeside(work.db, seats)) && (await reclaimSeats(work, seats)),
  });
  if (!isReclaimed) return false;
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
  await returnMoney(work, { reservationId: id }, surplus, reservation.quote.deposit);
  await settleMoney(work, step.reservation);
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
    hold: event.isHold ? 'held' : null,
  });
  await settle({ ...payment, isHold: event.isHold ?? false });
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
    await postPayment(work, { reservationId: id }, payment, reservation.quote.deposit);
    if (isAwaited) {
      await applyPayment(work, reservation, payment);
      // It was decided while the guest was paying.
      if (payment.isHold && !(await isWaiting(work.db, reservation.listingId))) {
        await patchReservation(work.db, id, { goAt: work.now });
        await enqueueCaptures(work, reservation);
      }
      return;
    }
    if (await reviveReservation(work, reservation, payment)) return;
    await returnPayment(work, reservation, payment);
  };
}

/** Locks the listing that its host pays for; its kind applies the payment. */
async function settlementOfListing(work: UnitOfWork, listingId: string): Promise<Settlement> {
  const listed = await lockListing(work.db, listingId);
  const id = await kindOfListing(work.db, listingId);
  const kind = work.services.bookables.find((each) => each.kind === id);
  return async (payment) => {
    const { amount } = payment;
    await postPayment(work, { listingId }, payment, 0);
    const taken =
      listed === null
        ? null
        : await kind?.takeHostPayment?.(work.db, { listingId, amount, now: work.now });
    if (taken == null) return returnMoney(work, { listingId }, amount);
    const { payeeId } = taken;
    await patchPayment(work.db, payment.id, { payeeId, releaseAt: work.now });
  };
}

async function applyPayment(
  work: UnitOfWork,
  reservation: Reservation,
  payment: Payment,
): Promise<void> {
  const paid = reservation.paid + payment.amount;
  const surplus = Math.max(0, netPaid({ ...reservation, paid }) - payableBy(reservation, work.now));
  if (surplus === payment.amount) return returnPayment(work, reservation, payment);
  const refunded = reservation.refunded + surplus;
  const step = await transition(work, reservation, {
    action: 'pay',
    by: { party: 'guest', actorId: reservation.guestId },
    set: {
      paid,
      refunded,
      // After an outage, another instalment may be due while this one is paid.
      paidAt: reservation.paidAt ?? paidAtFor({ ...reservation, paid, refunded }, work.now),
      // Later instalments have due dates of their own.
      ...(reservation.policy.instalments === undefined ? {} : { payBy: null }),
    },
    details: { amount: payment.amount, ...(surplus > 0 ? { refund: surplus } : {}) },
  });
  await returnMoney(work, { reservationId: reservation.id }, surplus, reservation.quote.deposit);
  await announce(work, step.reservation, step.event, [
    { kind: payment.isHold ? 'payment-held' : 'paid', to: 'guest', hasCalendar: true },
    // If the payment confirms, the host is notified of the booking itself.
    ...(KINDS[reservation.kind].payment === 'on-booking'
      ? []
      : [
          {
            kind: isUnpaidHold(reservation)
              ? 'booked-at-once'
              : payment.isHold
                ? 'guest-aboard'
                : 'payment-received',
            to: 'host',
          } as const,
        ]),
  ]);
  await settleMoney(work, await confirmIfSettled(work, step.reservation));
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
  // A deposit that is still with us may be claimed: it stays where it is.
  const keptDeposit = depositWithUs(reservation);
  await returnMoney(work, { reservationId: reservation.id }, payment.amount, keptDeposit);
  await notifyParty(work, changed, {
    key: `payment-returned:${payment.id}`,
    // A guest whose seats were lost needs more than the note that a payment wasn't needed.
    kind: canRevive(reservation.kind, reservation.status) ? 'paid-too-late' : 'payment-returned',
    to: 'guest',
    details: { refund: payment.amount },
  });
}

/** Takes an event of the sandbox checkout, in the transaction of the call that made it. */
export function deliverPayment(
  tx: Queryable,
  event: PaymentEvent,
  { now, services }: Pick<UnitOfWork, 'now' | 'services'>,
): Promise<void> {
  return recordPayment({ db: tx, now, services }, event);
}

/** Path at which the payment provider reports the outcome of a checkout. */
export const PAYMENT_WEBHOOK = '/api/payments/webhook';

/**
 * Mounts the webhook of payments.
 *
 * @param onOther takes a signed event that is not about a payment, such as about a payout
 */
export function mountPaymentWebhook(
  app: Hono<AppEnv>,
  services: Services,
  onOther: (body: string, headers: Headers) => Promise<void>,
): void {
  mountSignedWebhook(app, PAYMENT_WEBHOOK, async (body, headers) => {
    const event = await services.payments.readWebhook(body, headers);
    if (event === null) await onOther(body, headers);
    else await inOwnTransaction(services, (work) => recordPayment(work, event));
  });
}
