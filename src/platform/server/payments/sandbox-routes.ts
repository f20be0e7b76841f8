import {
  readSandboxCheckout,
  type SandboxOutcome,
  settleSandboxCheckout,
} from '#platform/contract/sandbox-checkout.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';
import type { Queryable } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { type RequestContext, type ServedRoute, serve } from '../http/serve.ts';
import type { PaymentEvent } from './payments.ts';
import { sandboxPageUrl } from './sandbox-payments.ts';
import {
  findCheckout,
  lockCheckout,
  type SandboxCheckout,
  setCheckoutStatus,
} from './store/checkouts.ts';

/** Handles an event of the sandbox, in the transaction that records it. */
type Deliver = (tx: Queryable, event: PaymentEvent, context: RequestContext) => Promise<void>;

/**
 * The calls of the sandbox's page. They answer with not found once a real provider is configured.
 */
export function sandboxRoutes(deliver: Deliver): ServedRoute[] {
  return [
    serve(readSandboxCheckout, async ({ params }, context) => {
      const checkout = knownIn(context, await findCheckout(context.db, params.token));
      const { amount, description, successUrl, cancelUrl, expiresAt, timeZone } = checkout;
      const status = statusAt(checkout, context.now);
      return {
        amount,
        description,
        status,
        successUrl,
        cancelUrl,
        expiresAt: placedInstant(expiresAt, timeZone),
        timeZone,
      };
    }),
    serve(settleSandboxCheckout, async ({ params, body }, context) => {
      const checkout = knownIn(context, await lockCheckout(context.db, params.token));
      const status = await settle(checkout, body.outcome, deliver, context);
      return { status, next: nextPage(checkout, status, body.outcome, context) };
    }),
  ];
}

function knownIn(context: RequestContext, found: SandboxCheckout | undefined): SandboxCheckout {
  if (found === undefined || context.services.payments.kind !== 'sandbox') {
    throw new Problem('not-found');
  }
  return found;
}

function statusAt(
  { status, expiresAt }: SandboxCheckout,
  now: Temporal.Instant,
): SandboxCheckout['status'] {
  const over = Temporal.Instant.compare(expiresAt, now) <= 0;
  return over && status !== 'paid' ? 'expired' : status;
}

async function settle(
  checkout: SandboxCheckout,
  outcome: SandboxOutcome,
  deliver: Deliver,
  context: RequestContext,
): Promise<SandboxCheckout['status']> {
  const { db, now } = context;
  const { id, paymentId, amount } = checkout;
  const status = statusAt(checkout, now);
  if (status === 'expired' && checkout.status !== 'expired') {
    await setCheckoutStatus(db, id, 'expired');
    await deliver(db, { kind: 'expired', paymentId }, context);
  }
  if (status === 'expired' || status === 'paid' || outcome === 'abandon') return status;
  if (outcome === 'decline') {
    await setCheckoutStatus(db, id, 'declined');
    return 'declined';
  }
  await setCheckoutStatus(db, id, 'paid');
  await deliver(db, { kind: 'paid', paymentId, providerReference: id, amount }, context);
  return 'paid';
}

function nextPage(
  checkout: SandboxCheckout,
  status: SandboxCheckout['status'],
  outcome: SandboxOutcome,
  { services }: RequestContext,
): string {
  if (status === 'paid') return checkout.successUrl;
  if (status === 'declined' && outcome !== 'abandon') {
    return sandboxPageUrl(services.config.http.publicUrl, checkout.id);
  }
  return checkout.cancelUrl;
}
