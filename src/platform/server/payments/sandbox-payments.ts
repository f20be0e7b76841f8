import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { Payments } from './payments.ts';
import { addCheckout, addRefund, hasRefund, lockCheckout, refundedOn } from './store/checkouts.ts';

/** Path of a checkout's page. Anyone with its token may settle it. */
export const SANDBOX_PAGE = '/checkout/:token';

/** Address of the page of a sandbox checkout. */
export function sandboxPageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${SANDBOX_PAGE.replace(':token', token)}`;
}

/**
 * Payments that move no money, for servers without a configured provider. It refuses whatever a
 * provider would refuse, so that nothing works here and fails there.
 */
export function makeSandboxPayments({
  database,
  publicUrl,
}: {
  database: Database;
  publicUrl: string;
}): Payments {
  return {
    kind: 'sandbox',
    createCheckout: async ({
      paymentId,
      amount,
      description,
      successUrl,
      cancelUrl,
      expiresAt,
      timeZone,
    }) => {
      if (!Number.isSafeInteger(amount) || amount <= 0) {
        throw new RangeError(`not an amount to pay: ${amount}`);
      }
      const { id } = await addCheckout(database.main, {
        id: `sandbox_${randomBytes(32).toString('base64url')}`,
        paymentId,
        amount,
        description,
        successUrl,
        cancelUrl,
        expiresAt,
        timeZone,
      });
      return { url: sandboxPageUrl(publicUrl, id), providerSession: id };
    },
    refund: ({ refundId, providerReference, amount }) =>
      database.transaction(async (tx) => {
        const checkout = await lockCheckout(tx, providerReference);
        if (checkout?.status !== 'paid')
          throw new Error(`nothing was paid on ${providerReference}`);
        const providerRefund = `sandbox_refund_${refundId}`;
        if (await hasRefund(tx, refundId)) return { providerRefund };
        const left = checkout.amount - (await refundedOn(tx, checkout.id));
        if (!Number.isSafeInteger(amount) || amount <= 0 || amount > left) {
          throw new RangeError(`can't give back ${amount} of ${left}`);
        }
        await addRefund(tx, { id: refundId, checkoutId: checkout.id, amount });
        return { providerRefund };
      }),
    // The sandbox settles through its own route. A webhook could not prove to be from it.
    readWebhook: async () => {
      throw new Problem('forbidden');
    },
  };
}
