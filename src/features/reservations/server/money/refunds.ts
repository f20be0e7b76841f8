import { hostPayout } from '#domain/host-payout.ts';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { nextStatus } from '#domain/lifecycles.ts';
import type { Cents } from '#domain/money.ts';
import type { Services } from '#platform/server/services.ts';
import {
  insertRefund,
  listRefundable,
  loadRefund,
  markRefundDone,
  type PaymentSubject,
} from '../store/payments.ts';
import type { Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** The job that sends one refund. */
export const SEND_REFUND = 'reservations.send-refund';

/**
 * Creates refunds, from the newest payments first, and queues their sending. The caller adds the
 * amount to the `refunded` of a reservation, in the same transaction.
 *
 * @param subject what was paid for, its row locked
 * @param amount cents, from 0
 * @throws Error when the refund would exceed the payments
 */
export async function returnMoney(
  { db, now, services }: UnitOfWork,
  subject: PaymentSubject,
  amount: Cents,
): Promise<void> {
  let left = amount;
  if (left <= 0) return;
  for (const payment of await listRefundable(db, subject)) {
    const share = Math.min(left, payment.left);
    if (share <= 0) continue;
    const refundId = await insertRefund(db, {
      paymentId: payment.paymentId,
      amount: share,
      createdAt: now,
    });
    await services.jobs.enqueue(db, SEND_REFUND, { refundId }, { key: refundId });
    left -= share;
  }
  if (left > 0) throw new Error(`${left} cents more would go back than were paid`);
}

/**
 * Sends one refund through the provider. Its id makes it idempotent there, so a worker that crashes
 * in between sends nothing twice.
 *
 * @throws Error when the provider can't do it now; the job retries
 */
export async function sendRefund(services: Services, refundId: string): Promise<void> {
  const { main } = services.database;
  const refund = await loadRefund(main, refundId);
  if (refund === null || refund.status === 'done') return;
  const { amount, provider, providerReference } = refund;
  if (provider !== services.payments.kind || providerReference === null) {
    throw new Error(`refund ${refundId} needs ${provider}, which is not configured`);
  }
  const sent = await services.payments.refund({ refundId, providerReference, amount });
  await markRefundDone(main, refundId, sent.providerRefund, services.now());
}

type Amounts = Pick<Reservation, 'kind' | 'status' | 'total' | 'paid' | 'refunded' | 'paidAt'>;

/** The guest's money that we currently have, in cents. */
export function netPaid({ paid, refunded }: Pick<Amounts, 'paid' | 'refunded'>): Cents {
  return paid - refunded;
}

/** The amount still to be paid, in cents; 0 in a status without payments. */
export function amountDue(reservation: Amounts): Cents {
  const { kind, status } = reservation;
  if (nextStatus(kind, status, 'pay', 'guest') === null) return 0;
  return Math.max(0, reservation.total - netPaid(reservation));
}

/** When the stay counts as paid: the first instant at which nothing is due. */
export function paidAtFor(reservation: Amounts, now: Temporal.Instant): Temporal.Instant | null {
  if (netPaid(reservation) < reservation.total) return null;
  return reservation.paidAt ?? now;
}

type Payout = (quote: Reservation['quote']) => Cents | null;

const PAYOUTS: Readonly<Record<Unit, Payout>> = { night: hostPayout, session: () => null };

/** The host's payout for nights; null for seats, whose payout is computed by session. */
export function computePayout({ kind, quote }: Pick<Reservation, 'kind' | 'quote'>): Cents | null {
  return PAYOUTS[KINDS[kind].unit](quote);
}
