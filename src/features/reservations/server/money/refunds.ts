import { hostPayout } from '#domain/host-payout.ts';
import { KINDS, type Unit } from '#domain/kinds.ts';
import {
  depositEntries,
  paymentEntries,
  refundEntries,
  returnEntries,
  splitReturn,
} from '#domain/ledger.ts';
import { nextStatus } from '#domain/lifecycles.ts';
import type { Cents } from '#domain/money.ts';
import { findParty } from '#domain/permissions.ts';
import { netPaid, payableBy } from '#domain/reservation-money.ts';
import type { Actor, Services } from '#platform/server/services.ts';
import {
  getPaymentSubject,
  insertRefund,
  listRefundable,
  loadRefund,
  markRefundDone,
  type PaymentSubject,
} from '../store/payments.ts';
import type { Reservation } from '../store/reservations.ts';
import { loadMoneyWithUs, postTransfer } from '../store/transfers.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { releaseRefunded } from './release-hold.ts';

/** The job that sends one refund. */
export const SEND_REFUND = 'reservations.send-refund';

/**
 * Creates refunds, from the newest payments first, with their transfers in the ledger, and queues
 * their sending. The caller adds the amount to the `refunded` of a reservation, in the same
 * transaction.
 *
 * @param subject what was paid for, its row locked
 * @param amount cents, from 0
 * @param keptDeposit cents of deposit that a reservation has afterwards: 0 once it has ended
 * @throws Error when the refund would exceed the payments
 */
export async function returnMoney(
  { db, now, services }: UnitOfWork,
  subject: PaymentSubject,
  amount: Cents,
  keptDeposit: Cents = 0,
): Promise<void> {
  let left = amount;
  if (left <= 0) return;
  const ownerId = ledgerOwner(subject);
  const { fromDeposit } = splitReturn(await loadMoneyWithUs(db, ownerId), amount, keptDeposit);
  // The first transfer also moves what passes from the deposit to what is held.
  let shift = Math.max(0, fromDeposit - amount);
  let depositLeft = fromDeposit - shift;
  for (const payment of await listRefundable(db, subject)) {
    const share = Math.min(left, payment.left);
    if (share <= 0) continue;
    const refundId = await insertRefund(db, {
      paymentId: payment.paymentId,
      amount: share,
      createdAt: now,
    });
    const ofDeposit = Math.min(share, depositLeft);
    await postTransfer(db, {
      key: `return:${refundId}`,
      kind: 'return',
      ...subject,
      at: now,
      entries: returnEntries(ownerId, share, ofDeposit + shift),
    });
    depositLeft -= ofDeposit;
    shift = 0;
    await services.jobs.enqueue(db, SEND_REFUND, { refundId }, { key: refundId });
    left -= share;
  }
  if (left > 0) throw new Error(`${left} cents more would go back than were paid`);
}

/**
 * Sends one refund through the provider. Its id makes it idempotent there, so a worker that crashes
 * in between sends nothing twice.
 *
 * Money that is only held on the card is not sent: the hold is released, or less of it taken.
 *
 * @throws Error when the provider can't do it now, or is just taking the money; the job retries
 */
export async function sendRefund(services: Services, refundId: string): Promise<void> {
  const { main } = services.database;
  const refund = await loadRefund(main, refundId);
  if (refund === null || refund.status === 'done') return;
  const { amount, provider, providerReference, hold, paymentId } = refund;
  if (provider !== services.payments.kind || providerReference === null) {
    throw new Error(`refund ${refundId} needs ${provider}, which is not configured`);
  }
  if (hold !== null && hold !== 'captured') return releaseRefunded(services, paymentId);
  const sent = await services.payments.refund({ refundId, providerReference, amount });
  await inOwnTransaction(services, async ({ db, now }) => {
    await markRefundDone(db, refundId, sent.providerRefund, now);
    await postTransfer(db, {
      key: `refund:${refundId}`,
      kind: 'refund',
      ...getPaymentSubject(refund),
      at: now,
      entries: refundEntries(amount),
    });
  });
}

/** The id of the reservation or the listing that a payment is for; it owns the money in the ledger. */
function ledgerOwner(subject: PaymentSubject): string {
  return 'reservationId' in subject ? subject.reservationId : subject.listingId;
}

/**
 * Writes a payment that came, or is held on a card, to the ledger, in the transaction that records
 * it.
 *
 * @param subject what was paid for, its row locked
 * @param deposit cents that the reservation has to have, of which the payment fills what is missing
 */
export async function postPayment(
  { db, now }: UnitOfWork,
  subject: PaymentSubject,
  { id, amount, isHold }: { readonly id: string; readonly amount: Cents; readonly isHold: boolean },
  deposit: Cents,
): Promise<void> {
  const ownerId = ledgerOwner(subject);
  const withUs = await loadMoneyWithUs(db, ownerId);
  await postTransfer(db, {
    key: `payment:${id}`,
    kind: 'payment',
    ...subject,
    at: now,
    entries: paymentEntries(
      ownerId,
      amount,
      deposit - withUs.deposit,
      isHold ? 'card' : 'provider',
    ),
  });
}

/**
 * Adapts the deposit in the ledger to a price that has changed and that left nothing to return.
 *
 * @param reservation as changed, its row locked
 * @param key of the change
 */
export async function postDeposit(
  { db, now }: UnitOfWork,
  { id, quote }: Pick<Reservation, 'id' | 'quote'>,
  key: string,
): Promise<void> {
  const { fromDeposit } = splitReturn(await loadMoneyWithUs(db, id), 0, quote.deposit);
  await postTransfer(db, {
    key: `deposit:${key}`,
    kind: 'deposit',
    reservationId: id,
    at: now,
    entries: depositEntries(id, fromDeposit),
  });
}

type Amounts = Pick<
  Reservation,
  'kind' | 'status' | 'total' | 'paid' | 'refunded' | 'paidAt' | 'policy'
>;

/** The amount to be paid by now, in cents; 0 in a status without payments. */
export function amountDue(reservation: Amounts, now: Temporal.Instant): Cents {
  const { kind, status } = reservation;
  if (nextStatus(kind, status, 'pay', 'guest') === null) return 0;
  return Math.max(0, payableBy(reservation, now) - netPaid(reservation));
}

/** When the stay counts as paid: the first instant at which nothing was due. */
export function paidAtFor(reservation: Amounts, now: Temporal.Instant): Temporal.Instant | null {
  if (netPaid(reservation) < payableBy(reservation, now)) return null;
  return reservation.paidAt ?? now;
}

type Payout = (quote: Reservation['quote']) => Cents | null;

const PAYOUTS: Readonly<Record<Unit, Payout>> = { night: hostPayout, session: () => null };

/** The host's payout for nights; null for seats, whose payout is computed by session. */
export function computePayout({ kind, quote }: Pick<Reservation, 'kind' | 'quote'>): Cents | null {
  return PAYOUTS[KINDS[kind].unit](quote);
}

/** The host's payout as its reader may see it: the host, and no co-host, whatever their role. */
export function shownPayout(
  reservation: Pick<Reservation, 'kind' | 'quote' | 'guestId' | 'hostId'>,
  actor: Actor,
): Cents | null {
  const isHost = actor?.by === undefined && findParty(reservation, actor) === 'host';
  return isHost ? computePayout(reservation) : null;
}
