import {
  readSandboxCheckout,
  type SandboxCard,
  type SandboxOutcome,
  type SandboxStatus,
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
  type SandboxPayment,
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
      const { amount, description, successUrl, cancelUrl, expiresAt, timeZone, keepsCard } =
        checkout;
      const { holdsCard } = checkout;
      const status = statusAt(checkout, context.now);
      return {
        amount,
        description,
        status,
        successUrl,
        cancelUrl,
        expiresAt: placedInstant(expiresAt, timeZone),
        timeZone,
        keepsCard,
        holdsCard,
      };
    }),
    serve(settleSandboxCheckout, async ({ params, body }, context) => {
      const checkout = knownIn(context, await lockCheckout(context.db, params.token));
      const hasCard = checkout.keepsCard || checkout.holdsCard;
      if (body.card !== undefined && !hasCard) throw new Problem('invalid-input');
      const status = await settle(checkout, body, deliver, context);
      return { status, next: nextPage(checkout, status, body.outcome, context) };
    }),
  ];
}

type SandboxCheckout = SandboxPayment & {
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Temporal.Instant;
};

function knownIn(context: RequestContext, found: SandboxPayment | undefined): SandboxCheckout {
  const { successUrl = null, cancelUrl = null, expiresAt = null } = found ?? {};
  const isHere = context.services.payments.kind === 'sandbox';
  // A charge has no page.
  if (
    !isHere ||
    found === undefined ||
    successUrl === null ||
    cancelUrl === null ||
    expiresAt === null
  ) {
    throw new Problem('not-found');
  }
  return { ...found, successUrl, cancelUrl, expiresAt };
}

function statusAt({ status, expiresAt }: SandboxCheckout, now: Temporal.Instant): SandboxStatus {
  // Whether the amount is held, was taken or let go, the payer has done their part.
  if (status === 'held' || status === 'released') return 'paid';
  const over = Temporal.Instant.compare(expiresAt, now) <= 0;
  return over && status !== 'paid' ? 'expired' : status;
}

async function settle(
  checkout: SandboxCheckout,
  {
    outcome,
    card = 'succeeds',
  }: { readonly outcome: SandboxOutcome; readonly card?: SandboxCard | undefined },
  deliver: Deliver,
  context: RequestContext,
): Promise<SandboxStatus> {
  const { db, now } = context;
  const { id, paymentId, amount, keepsCard, holdsCard: isHold } = checkout;
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
  await setCheckoutStatus(db, id, isHold ? 'held' : 'paid', keepsCard || isHold ? card : null);
  const event = { kind: 'paid', paymentId, providerReference: id, amount } as const;
  await deliver(db, isHold ? { ...event, isHold } : event, context);
  return 'paid';
}

function nextPage(
  checkout: SandboxCheckout,
  status: SandboxStatus,
  outcome: SandboxOutcome,
  { services }: RequestContext,
): string {
  if (status === 'paid') return checkout.successUrl;
  if (status === 'declined' && outcome !== 'abandon') {
    return sandboxPageUrl(services.config.http.publicUrl, checkout.id);
  }
  return checkout.cancelUrl;
}
