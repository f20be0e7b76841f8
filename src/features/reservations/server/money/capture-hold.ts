import { captureEntries, refundEntries, returnEntries, splitReturn } from '#domain/ledger.ts';
import { payDeadline } from '#domain/reservation-lifecycle.ts';
import type { CaptureResult } from '#platform/server/payments/payments.ts';
import type { Services } from '#platform/server/services.ts';
import { notifyParty } from '../notify/announce.ts';
import {
  hasHold,
  insertRefund,
  listHeld,
  listRefundsOfPayment,
  loadPayment,
  lockPayment,
  markUncaptured,
  type Payment,
  patchPayment,
} from '../store/payments.ts';
import { lockReservation, patchReservation, type Reservation } from '../store/reservations.ts';
import { loadMoneyWithUs, postTransfer } from '../store/transfers.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { releaseRefunded, settleUncaptured } from './release-hold.ts';
import { settleMoney } from './releases.ts';

/** The job that takes what one payment holds on a card. */
export const CAPTURE_HOLD = 'reservations.capture-hold';

/**
 * Queues the capture of what a reservation's payments hold.
 *
 * @param reservation as locked in this transaction
 * @returns how many there are
 */
export async function enqueueCaptures(
  { db, services }: UnitOfWork,
  { id }: Pick<Reservation, 'id'>,
): Promise<number> {
  const held = await listHeld(db, id);
  for (const { id: paymentId } of held) {
    await services.jobs.enqueue(db, CAPTURE_HOLD, { paymentId }, { key: `capture:${paymentId}` });
  }
  return held.length;
}

/**
 * Takes what a payment holds on the card, less what is to go back of it. The provider is called
 * between two short transactions, and makes a repeat the same capture.
 *
 * @throws Error when the provider can't do it now; the job retries
 */
export async function captureHold(services: Services, paymentId: string): Promise<void> {
  const begun = await inOwnTransaction(services, (work) => beginCapture(work, paymentId));
  if (begun === null) return;
  const { providerReference, captured: amount, hold } = begun;
  if (hold === 'held') return releaseRefunded(services, paymentId);
  if (providerReference === null || amount === null) {
    throw new Error(`payment ${paymentId} has nothing to take`);
  }
  const result = await services.payments.captureHold({ paymentId, providerReference, amount });
  await inOwnTransaction(services, (work) => endCapture(work, paymentId, result));
}

/**
 * Fixes what is taken of a hold.
 *
 * @returns the payment as changed: still `held` where all of it goes back; null where nothing is left
 *   to be done
 */
async function beginCapture(work: UnitOfWork, paymentId: string): Promise<Payment | null> {
  const { payment } = await lockWithReservation(work, paymentId);
  if (payment?.hold === 'capturing') return payment;
  if (payment?.hold !== 'held') return null;
  const { sum } = await listRefundsOfPayment(work.db, paymentId);
  if (sum >= payment.amount) return payment;
  await settleUncaptured(work, payment);
  const change = { hold: 'capturing', captured: payment.amount - sum } as const;
  await patchPayment(work.db, paymentId, change);
  return { ...payment, ...change };
}

/** The reservation first, as everywhere. */
async function lockWithReservation({ db }: UnitOfWork, paymentId: string) {
  const known = await lockPaymentOwner(db, paymentId);
  const payment = known === null ? null : await lockPayment(db, paymentId);
  return { reservation: known, payment };
}

async function lockPaymentOwner(
  db: UnitOfWork['db'],
  paymentId: string,
): Promise<Reservation | null> {
  const payment = await loadPayment(db, paymentId);
  const id = payment?.reservationId ?? null;
  return id === null ? null : lockReservation(db, id);
}

async function endCapture(
  work: UnitOfWork,
  paymentId: string,
  result: CaptureResult,
): Promise<void> {
  const { reservation, payment } = await lockWithReservation(work, paymentId);
  if (reservation === null || payment?.hold !== 'capturing') return;
  const changed =
    result === 'captured'
      ? await takeHold(work, reservation, payment)
      : await loseHold(work, reservation, payment);
  await settleMoney(work, changed);
}

async function takeHold(
  work: UnitOfWork,
  reservation: Reservation,
  { id, captured }: Payment,
): Promise<Reservation> {
  const { db, now } = work;
  await patchPayment(db, id, { hold: 'captured' });
  await postTransfer(db, {
    key: `capture:${id}`,
    kind: 'capture',
    reservationId: reservation.id,
    at: now,
    entries: captureEntries(captured ?? 0),
  });
  const isLast = !(await hasHold(db, reservation.id));
  const changed = await patchReservation(db, reservation.id, {
    ...(isLast ? { goAt: null } : {}),
    updatedAt: now,
  });
  await notifyParty(work, changed, {
    key: `capture:${id}`,
    kind: 'paid',
    to: 'guest',
    details: { amount: captured ?? 0 },
  });
  return changed;
}

/**
 * The card's bank refused to pay what was held: nothing was paid. An agreed reservation is to be paid
 * once more, like after its approval, and is cancelled if it isn't.
 */
async function loseHold(
  work: UnitOfWork,
  reservation: Reservation,
  payment: Payment,
): Promise<Reservation> {
  const { db, now } = work;
  const { id, status } = reservation;
  const lost = payment.amount - (await settleUncaptured(work, payment));
  await patchPayment(db, payment.id, { hold: 'lost', captured: 0 });
  if (lost > 0) await postLost(work, reservation, payment, lost);
  const isOpen = status === 'approved';
  const changed = await patchReservation(db, id, {
    refunded: reservation.refunded + lost,
    goAt: null,
    ...(isOpen ? { paidAt: null, payBy: payDeadline(now) } : {}),
    updatedAt: now,
  });
  if (!isOpen) return changed;
  for (const [kind, to] of [
    ['hold-lost', 'guest'],
    ['guest-pays-again', 'host'],
  ] as const) {
    const key = `${kind}:${payment.id}`;
    await notifyParty(work, changed, { key, kind, to, details: { amount: lost } });
  }
  return changed;
}

/** Writes what was held, and never taken, as if it had gone back. */
async function postLost(
  { db, now }: UnitOfWork,
  { id: reservationId }: Reservation,
  { id: paymentId }: Payment,
  lost: number,
): Promise<void> {
  const { fromDeposit } = splitReturn(await loadMoneyWithUs(db, reservationId), lost, 0);
  const refundId = await insertRefund(db, { paymentId, amount: lost, createdAt: now });
  await markUncaptured(db, refundId, now);
  const transfer = { reservationId, at: now } as const;
  await postTransfer(db, {
    ...transfer,
    key: `return:${refundId}`,
    kind: 'return',
    entries: returnEntries(reservationId, lost, fromDeposit),
  });
  await postTransfer(db, {
    ...transfer,
    key: `refund:${refundId}`,
    kind: 'refund',
    entries: refundEntries(lost, 'card'),
  });
}
