import type { Cents } from '#domain/money.ts';
import { insertRefund, listRefundable, type PaymentSubject } from './store/payments.ts';
import type { UnitOfWork } from './unit-of-work.ts';

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
