import { hasCome } from '#domain/instants.ts';
import type { Cents } from '#domain/money.ts';

import {
  insertPayment,
  listOpenPayments,
  type Payment,
  type PaymentSubject,
  patchPayment,
} from './store/payments.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Finds the open payment of exactly this amount or creates it; closes others.
 *
 * @param subject what is paid for, its row locked
 * @param payBy after which no payment is accepted; null without a deadline
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

/** Minimum minutes that a checkout is open; card providers accept no less. */
const CHECKOUT_MIN_MINUTES = 31;
/** Maximum minutes that a checkout is open, a little under the providers' day. */
const CHECKOUT_MAX_MINUTES = 24 * 60 - 5;

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}

/**
 * When a checkout closes: at the payment deadline, within the provider's bounds. Payments after the
 * reservation has ended are refunded.
 */
function checkoutExpiry(payBy: Temporal.Instant | null, now: Temporal.Instant): Temporal.Instant {
  const latest = now.add({ minutes: CHECKOUT_MAX_MINUTES });
  const min = now.add({ minutes: CHECKOUT_MIN_MINUTES });
  const requested = payBy === null ? latest : earlier(payBy, latest);
  return hasCome(requested, min) ? min : requested;
}
