import * as v from 'valibot';
import { defineRoute } from './route.ts';

/** `declined` may be tried again; `paid` and `expired` are final. */
export const SANDBOX_STATUSES = ['open', 'declined', 'paid', 'expired'] as const;
export type SandboxStatus = (typeof SANDBOX_STATUSES)[number];

/** Actions on the sandbox's checkout page. */
export const SANDBOX_OUTCOMES = ['succeed', 'decline', 'abandon'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/**
 * Test cards of a checkout that keeps its card, or holds the amount on it. Each pays now; later
 * charges succeed, are declined, or need the payer, and what is held is taken or refused alike.
 */
export const SANDBOX_CARDS = ['succeeds', 'declines', 'needs-payer'] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];

const params = v.object({ token: v.pipe(v.string(), v.regex(/^sandbox_[\w-]{43}$/)) });

/** A checkout of the sandbox, for its page. Anyone with the token may see and settle it. */
export const readSandboxCheckout = defineRoute({
  id: 'sandbox.read-checkout',
  method: 'GET',
  path: '/api/sandbox-checkout/:token',
  summary: 'A checkout of the payment sandbox',
  access: 'public',
  params,
  response: v.object({
    /** Cents of a US dollar. */
    amount: v.pipe(v.number(), v.integer()),
    description: v.string(),
    status: v.picklist(SANDBOX_STATUSES),
    successUrl: v.string(),
    cancelUrl: v.string(),
    expiresAt: v.string(),
    /** IANA zone of the purchase. */
    timeZone: v.string(),
    /** Whether the card is kept for later charges. */
    keepsCard: v.boolean(),
    /** Whether the amount is only held on the card. */
    holdsCard: v.boolean(),
  }),
  errors: ['not-found'],
});

/**
 * Settles a checkout of the sandbox. Repeating changes nothing: a paid checkout stays paid. A
 * declined card leaves the checkout open for another try, and so does going back.
 */
export const settleSandboxCheckout = defineRoute({
  id: 'sandbox.settle-checkout',
  method: 'POST',
  path: '/api/sandbox-checkout/:token',
  summary: 'Pay, decline or leave a checkout of the payment sandbox',
  access: 'public',
  params,
  body: v.object({
    outcome: v.picklist(SANDBOX_OUTCOMES),
    /** Only for a checkout that keeps the card or holds the amount; `succeeds` by default. */
    card: v.optional(v.picklist(SANDBOX_CARDS)),
  }),
  response: v.object({
    /** Address to continue at. */
    next: v.string(),
    status: v.picklist(SANDBOX_STATUSES),
  }),
  errors: ['not-found'],
  idempotent: true,
});
