import Stripe from 'stripe';
import type { Cents } from '#domain/money.ts';
import type { CaptureResult, Hold, PaymentEvent } from './payments.ts';

/** Parameters of a checkout whose amount is held: other payment methods can't be. */
export const HOLDS_CARD = {
  allowed_payment_method_types: ['card'],
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/** Parameters of the payment intent of such a checkout. */
export const HELD_UNTIL_CAPTURE = {
  capture_method: 'manual',
} satisfies Stripe.Checkout.SessionCreateParams.PaymentIntentData;

/**
 * Takes what is held by a payment intent. The intent is read first: Stripe drops a key after a day,
 * and one that is captured or has run out would be refused like any other mistake.
 */
export async function captureIntent(
  stripe: Stripe,
  { paymentId, providerReference, amount }: Hold & { readonly amount: Cents },
): Promise<CaptureResult> {
  const known = toResult(await stripe.paymentIntents.retrieve(providerReference), amount);
  if (known !== null) return known;
  try {
    const captured = await stripe.paymentIntents.capture(
      providerReference,
      { amount_to_capture: amount },
      { idempotencyKey: `capture:${paymentId}` },
    );
    const result = toResult(captured, amount);
    if (result !== null) return result;
    throw new Error(`payment intent ${providerReference} is ${captured.status}`);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError || hasRunOut(error)) return 'refused';
    throw error;
  }
}

/** @returns null while it may still be captured */
function toResult(
  { id, status, amount_received: received }: Stripe.PaymentIntent,
  amount: Cents,
): CaptureResult | null {
  switch (status) {
    case 'requires_capture':
      return null;
    case 'succeeded':
      if (received !== amount) throw new Error(`payment intent ${id} captured ${received}`);
      return 'captured';
    case 'canceled':
      return 'refused';
    default:
      throw new Error(`payment intent ${id} is ${status}`);
  }
}

/** Whether the bank keeps the authorisation no longer. */
function hasRunOut(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'charge_expired_for_capture'
  );
}

/** Lets go of what a payment intent holds. */
export async function cancelIntent(
  stripe: Stripe,
  { paymentId, providerReference }: Hold,
): Promise<void> {
  const { status } = await stripe.paymentIntents.retrieve(providerReference);
  if (status === 'canceled') return;
  if (status !== 'requires_capture') {
    throw new Error(`payment intent ${providerReference} is ${status}`);
  }
  const idempotencyKey = `release:${paymentId}`;
  await stripe.paymentIntents.cancel(providerReference, {}, { idempotencyKey });
}

/** The payment whose amount is now held; null for an intent that isn't of a checkout of ours. */
export function heldBy({
  id,
  metadata: { paymentId },
  currency,
  amount_capturable: amount,
}: Stripe.PaymentIntent): PaymentEvent | null {
  if (paymentId === undefined || currency !== 'usd' || amount <= 0) return null;
  return { kind: 'paid', paymentId, providerReference: id, amount, isHold: true };
}
