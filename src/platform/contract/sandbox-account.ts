import * as v from 'valibot';
import { defineRoute } from './route.ts';

/** Statuses of an account of the sandbox; see `PayoutAccountStatus`. */
const STATUSES = ['more-needed', 'ready', 'restricted', 'rejected'] as const;

/** Choices on the sandbox's onboarding page. `rejected` is final. */
const SANDBOX_ACCOUNT_OUTCOMES = ['ready', 'more-needed', 'rejected'] as const;
export type SandboxAccountOutcome = (typeof SANDBOX_ACCOUNT_OUTCOMES)[number];

const params = v.object({ token: v.pipe(v.string(), v.regex(/^sandbox_onboarding_[\w-]{43}$/)) });

/** The onboarding of a sandbox account, for its page. Anyone with the token may see and choose. */
export const readSandboxAccount = defineRoute({
  id: 'sandbox.read-account',
  method: 'GET',
  path: '/api/sandbox-account/:token',
  summary: 'The onboarding of a payout account of the sandbox',
  access: 'public',
  params,
  response: v.object({
    status: v.picklist(STATUSES),
    /** Whether the address is still valid: it is so for minutes, until a choice is made. */
    isOpen: v.boolean(),
    /** Whether a choice was made. */
    isUsed: v.boolean(),
    returnUrl: v.string(),
    /** Makes a new address. */
    refreshUrl: v.string(),
  }),
  errors: ['not-found'],
});

/** Chooses how an onboarding of the sandbox turns out. A repeat changes nothing. */
export const settleSandboxAccount = defineRoute({
  id: 'sandbox.settle-account',
  method: 'POST',
  path: '/api/sandbox-account/:token',
  summary: 'Choose how the onboarding of a payout account of the sandbox turns out',
  access: 'public',
  params,
  body: v.object({ outcome: v.picklist(SANDBOX_ACCOUNT_OUTCOMES) }),
  response: v.object({
    /** Address to continue at. */
    next: v.string(),
    status: v.picklist(STATUSES),
  }),
  errors: ['not-found'],
  idempotent: true,
});
