import {
  readSandboxAccount,
  type SandboxAccountOutcome,
  settleSandboxAccount,
} from '#platform/contract/sandbox-account.ts';
import type { Queryable } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { type RequestContext, type ServedRoute, serve } from '../http/serve.ts';
import type { PayoutAccountStatus, PayoutEvent } from './payouts.ts';
import {
  findOnboarding,
  lockAccountStatus,
  markOnboardingUsed,
  type SandboxOnboarding,
  setAccountStatus,
} from './store/accounts.ts';

/** Handles an event of the sandbox, in the transaction that records it. */
type OnPayoutEvent = (tx: Queryable, event: PayoutEvent, context: RequestContext) => Promise<void>;

/**
 * The calls of the sandbox's onboarding page. They answer with not found once a real provider is
 * configured.
 */
export function sandboxAccountRoutes(onPayoutEvent: OnPayoutEvent): ServedRoute[] {
  return [
    serve(readSandboxAccount, async ({ params }, context) => {
      const onboarding = await knownIn(context, params.token);
      const { status, isUsed, returnUrl, refreshUrl } = onboarding;
      return { status, isOpen: isOpen(onboarding, context), isUsed, returnUrl, refreshUrl };
    }),
    serve(settleSandboxAccount, async ({ params, body }, context) => {
      const { db } = context;
      const { accountId } = await knownIn(context, params.token);
      // Two choices at once come one after the other, and the second one sees what the first did.
      await lockAccountStatus(db, accountId);
      const onboarding = await knownIn(context, params.token);
      const { status: before, isUsed, returnUrl, refreshUrl } = onboarding;
      if (!isOpen(onboarding, context)) {
        return { status: before, next: isUsed ? returnUrl : refreshUrl };
      }
      const status = statusAfter(before, body.outcome);
      await markOnboardingUsed(db, params.token);
      await setAccountStatus(db, accountId, status);
      await onPayoutEvent(db, { kind: 'account-changed', account: accountId }, context);
      return { status, next: returnUrl };
    }),
  ];
}

async function knownIn(context: RequestContext, token: string): Promise<SandboxOnboarding> {
  const found = await findOnboarding(context.db, token);
  if (found === undefined || context.services.payouts.kind !== 'sandbox') {
    throw new Problem('not-found');
  }
  return found;
}

function isOpen({ isUsed, expiresAt }: SandboxOnboarding, { now }: RequestContext): boolean {
  return !isUsed && Temporal.Instant.compare(now, expiresAt) < 0;
}

/** An account that took money already is restricted by what is missing; a rejected one stays so. */
function statusAfter(
  before: PayoutAccountStatus,
  outcome: SandboxAccountOutcome,
): PayoutAccountStatus {
  if (before === 'rejected') return 'rejected';
  const wasReady = before === 'ready' || before === 'restricted';
  return outcome === 'more-needed' && wasReady ? 'restricted' : outcome;
}
