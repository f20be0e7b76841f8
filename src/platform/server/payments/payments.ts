import type { Cents } from '#domain/money.ts';

/** What is to be paid, and where the payer comes back to. */
export interface CheckoutRequest {
  /** Our own id of the payment; comes back in webhooks, and makes a retry the same checkout. */
  paymentId: string;
  amount: Cents;
  description: string;
  customerEmail: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Temporal.Instant;
  locale: string;
}

/** What a provider tells about a payment. */
export type PaymentEvent =
  | { kind: 'paid'; paymentId: string; providerReference: string; amount: Cents }
  | { kind: 'failed'; paymentId: string }
  | { kind: 'expired'; paymentId: string };

/** A provider of card payments: Stripe, or the sandbox that says it is one. */
export interface Payments {
  readonly kind: 'stripe' | 'sandbox';
  /** Makes a checkout page. Called outside of transactions. */
  createCheckout(request: CheckoutRequest): Promise<{ url: string; providerSession: string }>;
  /** Gives money back. `refundId` makes a retry the same refund. */
  refund(request: {
    refundId: string;
    providerReference: string;
    amount: Cents;
  }): Promise<{ providerRefund: string }>;
  /**
   * Reads a webhook.
   *
   * @returns null for events that don't concern us
   * @throws Problem `forbidden` when the signature is wrong
   */
  readWebhook(body: string, headers: Headers): Promise<PaymentEvent | null>;
}
