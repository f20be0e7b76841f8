import type { Config } from '../config/config.ts';
import type { Identity } from './identity.ts';
import { makeStripeIdentity } from './stripe-identity.ts';

/** Stripe Identity when it is configured, otherwise null: then no identity is verified. */
export function makeIdentity({ identity }: Pick<Config, 'identity'>): Identity | null {
  return identity === undefined ? null : makeStripeIdentity(identity);
}
