import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Payments } from './payments.ts';
import { makeSandboxPayments } from './sandbox-payments.ts';
import { makeStripePayments } from './stripe-payments.ts';

/** Stripe when it is configured, otherwise the sandbox. */
export function makePayments(
  { payments, http }: Pick<Config, 'payments' | 'http'>,
  database: Database,
): Payments {
  return payments.kind === 'stripe'
    ? makeStripePayments(payments)
    : makeSandboxPayments({ database, publicUrl: http.publicUrl });
}
