import Stripe from 'stripe';
import { Problem } from '../http/problem.ts';
import type { ChargeRequest, ChargeResult, PaymentEvent } from './payments.ts';

/**
 * Parameters of a checkout that keeps the card. It takes cards alone: other payment methods answer a
 * later charge after days.
 */
export const KEEPS_CARD = {
  customer_creation: 'always',
  allowed_payment_method_types: ['card'],
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/** Parameters of the payment intent of such a checkout. */
export const KEPT_FOR_CHARGES = {
  setup_future_usage: 'off_session',
} satisfies Stripe.Checkout.SessionCreateParams.PaymentIntentData;

/**
 * Charges the card of an earlier checkout, by a payment intent off session. The intent is looked
 * for before it is made: Stripe drops a key after a day, and until then repeats its first answer to
 * it, even when a slow charge has succeeded since.
 *
 * @throws Problem `timeout` while the card's bank has not decided yet
 */
export async function chargeKeptCard(
  stripe: Stripe,
  request: ChargeRequest,
): Promise<ChargeResult> {
  const card = await findKeptCard(stripe, request.keptBy);
  if (card === null) return { outcome: 'declined' };
  const made = await findCharge(stripe, card.customer, request);
  return made === null ? charge(stripe, card, request) : toResult(made);
}

interface KeptCard {
  readonly customer: string;
  readonly payment_method: string;
}

/**
 * The card that the checkout of a payment kept; null when none was kept, or its customer has removed
 * it since.
 */
async function findKeptCard(stripe: Stripe, intent: string): Promise<KeptCard | null> {
  const kept = await stripe.paymentIntents
    .retrieve(intent, { expand: ['payment_method'] })
    .catch((error: unknown) => {
      // A payment of the sandbox, or of another account of ours at Stripe.
      if (isMissing(error)) return null;
      throw error;
    });
  const card = kept?.payment_method ?? null;
  if (kept === null || card === null || typeof card === 'string') return null;
  const customer = readId(kept.customer);
  const isAttached = customer !== null && readId(card.customer) === customer;
  return isAttached ? { customer, payment_method: card.id } : null;
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}

function readId(named: string | { readonly id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

/**
 * The payment intent of an earlier try. It is found in the list and not by a search, whose index may
 * be an hour behind.
 */
async function findCharge(
  stripe: Stripe,
  customer: string,
  { paymentId, amount }: ChargeRequest,
): Promise<Stripe.PaymentIntent | null> {
  for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
    if (intent.metadata.paymentId !== paymentId) continue;
    if (intent.amount !== amount) {
      throw new Error(`payment ${paymentId} was charged ${intent.amount}`);
    }
    return intent;
  }
  return null;
}

async function charge(
  stripe: Stripe,
  { customer, payment_method }: KeptCard,
  { paymentId, amount, description, keptBy }: ChargeRequest,
): Promise<ChargeResult> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: 'usd',
        customer,
        payment_method,
        // Stripe would ask for an address to return to, since other payment methods redirect.
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        off_session: true,
        confirm: true,
        description,
        metadata: { paymentId, keptBy },
      },
      // Not the key of a checkout of the same payment, whose contents are others.
      { idempotencyKey: `charge:${paymentId}` },
    );
    return toResult(intent);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return toRefusal(error);
    throw error;
  }
}

function toResult({ id, status, last_payment_error }: Stripe.PaymentIntent): ChargeResult {
  switch (status) {
    case 'succeeded':
      return { outcome: 'paid', providerReference: id };
    case 'requires_action':
      return { outcome: 'needs-payer' };
    case 'requires_payment_method':
      return toRefusal(last_payment_error);
    case 'canceled':
      return { outcome: 'declined' };
    case 'processing':
      throw new Problem('timeout', { cause: new Error(`payment intent ${id} is processing`) });
    default:
      throw new Error(`payment intent ${id} is ${status}`);
  }
}

/** Banks ask for the payer by a decline; Stripe may foresee that and not ask them at all. */
function toRefusal(
  error: { readonly code?: string; readonly decline_code?: string } | null,
): ChargeResult {
  const needsPayer = [error?.code, error?.decline_code].includes('authentication_required');
  return { outcome: needsPayer ? 'needs-payer' : 'declined' };
}

/**
 * The payment that a charge of a kept card made; null for any other payment intent. Those of
 * checkouts succeed too: the checkout's own event reports them.
 */
export function paidByCharge({
  id,
  metadata: { paymentId, keptBy },
  currency,
  amount_received: amount,
}: Stripe.PaymentIntent): PaymentEvent | null {
  if (paymentId === undefined || keptBy === undefined || currency !== 'usd') return null;
  return { kind: 'paid', paymentId, providerReference: id, amount };
}
