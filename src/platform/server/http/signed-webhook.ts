import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { webhooks } from '../telemetry/instruments.ts';
import type { AppEnv } from './caller.ts';
import { Problem } from './problem.ts';
import { MAX_BODY_BYTES } from './read-form.ts';

/**
 * Mounts a webhook of a provider. It isn't an API call: the body is read unchanged, since its
 * signature covers every byte, and that signature replaces session and origin.
 *
 * @param take checks the signature and takes the event
 */
export function mountSignedWebhook(
  app: Hono<AppEnv>,
  path: string,
  take: (body: string, headers: Headers) => Promise<void>,
): void {
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new Problem('body-too-large');
    },
  });
  app.post(path, limit, async (c) => {
    try {
      await take(await c.req.text(), c.req.raw.headers);
      webhooks.inc({ endpoint: path, outcome: 'accepted' });
    } catch (error) {
      const isRefused = error instanceof Problem && error.code === 'forbidden';
      webhooks.inc({ endpoint: path, outcome: isRefused ? 'refused' : 'failed' });
      throw error;
    }
    return c.json({ received: true });
  });
}
