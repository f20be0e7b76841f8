import type { Services } from '#platform/server/services.ts';
import { loadRefund, markRefundDone } from '../store/payments.ts';

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
