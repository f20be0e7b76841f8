import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Payouts } from './payouts.ts';
import { makeSandboxPayouts } from './sandbox-payouts.ts';
import { makeStripePayouts } from './stripe-payouts.ts';

/**
 * Stripe Connect when it is configured, otherwise the sandbox.
 *
 * @param now the clock, for the time that an onboarding address is valid
 */
export function makePayouts(
  { payments, http }: Pick<Config, 'payments' | 'http'>,
  database: Database,
  now: () => Temporal.Instant = () => Temporal.Now.instant(),
): Payouts {
  if (payments.kind === 'stripe' && payments.connectWebhookSecret !== undefined) {
    const { kind, connectWebhookSecret, ...access } = payments;
    return makeStripePayouts({ ...access, connectWebhookSecret });
  }
  return makeSandboxPayouts({ database, publicUrl: http.publicUrl, now });
}
