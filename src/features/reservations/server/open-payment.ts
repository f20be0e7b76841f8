import { hasCome } from '#domain/instants.ts';
import type { Cents } from '#domain/money.ts';
import { checkoutExpiry } from './deadlines.ts';
import {
  insertPayment,
  listOpenPayments,
  type Payment,
  type PaymentSubject,
  patchPayment,
} from './store/payments.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * The open payment of just this amount, made where there is none; others are closed.
 *
 * @param subject what is paid for, its row locked
 * @param payBy after which nothing of it is taken any more; null where nobody waits
 */
export async function openPayment(
  { db, now, services }: UnitOfWork,
  subject: PaymentSubject,
  amount: Cents,
  payBy: Temporal.Instant | null,
): Promise<Payment> {
  const provider = services.payments.kind;
  let usable: Payment | undefined;
  for (const payment of await listOpenPayments(db, subject)) {
    const fits =
      payment.amount === amount &&
      payment.provider === provider &&
      !hasCome(payment.expiresAt, now);
    if (fits && usable === undefined) usable = payment;
    else await patchPayment(db, payment.id, { status: 'expired' });
  }
  return (
    usable ??
    insertPayment(db, {
      ...subject,
      amount,
      provider,
      expiresAt: checkoutExpiry(payBy, now),
      createdAt: now,
    })
  );
}
