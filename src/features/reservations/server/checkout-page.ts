import type { Cents } from '#domain/money.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { CheckoutRequest } from '#platform/server/payments/payments.ts';
import { type Payment, patchPayment } from './store/payments.ts';

/** The page where a user pays. */
export interface CheckoutPage {
  readonly url: string;
  readonly amount: Cents;
}

/**
 * The checkout page of an open payment: an existing one, or a new one from the provider. Call it
 * outside of transactions.
 *
 * @throws Problem 'payment-failed' when no checkout can be made, 'timeout'
 */
export async function openCheckoutPage(
  payment: Payment,
  request: CheckoutRequest,
  { services, log }: Pick<RequestContext, 'services' | 'log'>,
): Promise<CheckoutPage> {
  const { id, amount, url } = payment;
  if (url !== null) return { url, amount };
  const checkout = await services.payments.createCheckout(request).catch((cause: unknown) => {
    if (cause instanceof Problem) throw cause;
    log.error({ err: cause, paymentId: id }, 'no checkout could be made');
    throw new Problem('payment-failed', { cause });
  });
  await patchPayment(services.database.main, id, checkout);
  return { url: checkout.url, amount };
}
