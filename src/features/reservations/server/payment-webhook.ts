import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { MAX_BODY_BYTES } from '#platform/server/http/read-body.ts';
import type { Services } from '#platform/server/services.ts';
import { inOwnTransaction } from './unit-of-work.ts';
import { recordPayment } from './use-cases/record-payment.ts';

/** Path at which the payment provider reports the outcome of a checkout. */
export const PAYMENT_WEBHOOK = '/api/payments/webhook';

/**
 * Mounts the webhook. It isn't an API call: the body is read unchanged, since its signature covers
 * every byte, and that signature replaces session and origin.
 */
export function mountPaymentWebhook(app: Hono<AppEnv>, services: Services): void {
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new Problem('body-too-large');
    },
  });
  app.post(PAYMENT_WEBHOOK, limit, async (c) => {
    const event = await services.payments.readWebhook(await c.req.text(), c.req.raw.headers);
    if (event !== null) {
      await inOwnTransaction(services, (work) => recordPayment(work, event));
    }
    return c.json({ received: true });
  });
}
