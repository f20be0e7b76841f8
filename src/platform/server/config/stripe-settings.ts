import * as v from 'valibot';
import { type Setting, webUrl } from './setting-schemas.ts';

/** Settings of payments, payouts and checks of identity, which Stripe does. */
export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: {
    group: 'Payments',
    about: 'Takes real payments with Stripe; without it the sandbox checkout stands in.',
    allowed: 'a key that begins with sk_ or rk_',
    secret: true,
    schema: v.pipe(v.string(), v.regex(/^(?:sk|rk)_\S+$/)),
  },
  STRIPE_WEBHOOK_SECRET: {
    group: 'Payments',
    about: 'Proves that a payment notice comes from Stripe; needed with STRIPE_SECRET_KEY.',
    allowed: 'a secret that begins with whsec_',
    secret: true,
    schema: v.pipe(v.string(), v.regex(/^whsec_\S+$/)),
  },
  STRIPE_CONNECT_WEBHOOK_SECRET: {
    group: 'Payments',
    about:
      'Pays hosts with Stripe Connect: proves that a notice about the account of a host comes from Stripe. Without it a sandbox stands in for payouts.',
    allowed: 'a secret that begins with whsec_',
    secret: true,
    schema: v.pipe(v.string(), v.regex(/^whsec_\S+$/)),
  },
  STRIPE_API_BASE: {
    group: 'Payments',
    about: 'Another address of the Stripe API, for tests against a stand-in.',
    allowed: 'an http or https address',
    fallback: 'the address of Stripe',
    schema: webUrl,
  },
  STRIPE_IDENTITY_KEY: {
    group: 'Identity',
    about:
      'Verifies identities with Stripe Identity. A restricted key that may write verification sessions and read their sensitive results; without it, no identity is verified, and pages say so.',
    allowed: 'a key that begins with rk_ or sk_',
    secret: true,
    schema: v.pipe(v.string(), v.regex(/^(?:sk|rk)_\S+$/)),
  },
  STRIPE_IDENTITY_WEBHOOK_SECRET: {
    group: 'Identity',
    about:
      'Proves that a notice about an identity comes from Stripe; needed with STRIPE_IDENTITY_KEY.',
    allowed: 'a secret that begins with whsec_',
    secret: true,
    schema: v.pipe(v.string(), v.regex(/^whsec_\S+$/)),
  },
  STRIPE_IDENTITY_BASE: {
    group: 'Identity',
    about: 'Another address of the Stripe API for identities, for tests against a stand-in.',
    allowed: 'an http or https address',
    fallback: 'the address of Stripe',
    schema: webUrl,
  },
} as const satisfies Record<string, Setting>;
