import type { Cents } from '#domain/money.ts';
import type { MovementPage, MovementRequest } from './movements.ts';

/** The payment, and the addresses the payer returns to. */
export interface CheckoutRequest {
  /** Our own id of the payment; it is repeated in webhooks, and makes a retry the same checkout. */
  paymentId: string;
  amount: Cents;
  description: string;
  customerEmail: string;
  successUrl: string;
  cancelUrl: string;
  /** At most 24 hours ahead; a provider may keep a checkout open for its own minimum time. */
  expiresAt: Temporal.Instant;
  /** IANA zone of the purchase, in which the payer sees times. */
  timeZone: string;
  locale: string;
  /** Whether the card is kept at the provider, for `chargeAgain`; the page says so. */
  keepsCard: boolean;
  /**
   * Whether the amount is only held on the card, for `captureHold` or `releaseHold`; the page says
   * so.
   */
  holdsCard: boolean;
}

/** Money that is held on a card. */
export interface Hold {
  /** Our own id of the payment; it makes a retry the same capture. */
  readonly paymentId: string;
  readonly providerReference: string;
}

/**
 * How a capture went: taken, or refused, since the card's bank keeps it no longer. Nothing is held
 * afterwards.
 */
export type CaptureResult = 'captured' | 'refused';

/** A later payment by the card that an earlier one's checkout kept, without the payer. */
export interface ChargeRequest {
  /**
   * Our own id of the payment; it makes a retry the same charge, with the same result: after a
   * decline, another try is another payment.
   */
  readonly paymentId: string;
  /** Cents above 0. */
  readonly amount: Cents;
  readonly description: string;
  /** The provider's reference of a payment whose checkout kept the card. */
  readonly keptBy: string;
}

/**
 * How a charge went: paid, declined by the card's bank or for want of a card, or not possible
 * without the payer, whose bank asks for them.
 */
export type ChargeResult =
  | { readonly outcome: 'paid'; readonly providerReference: string }
  | { readonly outcome: 'declined' | 'needs-payer' };

/** A provider's event about a payment. May come more than once, and late. */
export type PaymentEvent =
  | {
      kind: 'paid';
      paymentId: string;
      providerReference: string;
      amount: Cents;
      /** Whether the money is only held on the card. */
      isHold?: boolean;
    }
  /** Permanent. A card declined on the checkout page is not a failure: the payer may try again. */
  | { kind: 'failed'; paymentId: string }
  | { kind: 'expired'; paymentId: string };

/** A provider of card payments: Stripe, or the sandbox, which is labelled as one. */
export interface Payments {
  readonly kind: 'stripe' | 'sandbox';
  /**
   * Makes a checkout page. Called outside of transactions.
   *
   * @throws Problem `timeout` when the provider can't be reached
   */
  createCheckout(request: CheckoutRequest): Promise<{ url: string; providerSession: string }>;
  /**
   * Charges the card that an earlier checkout kept. Called outside of transactions.
   *
   * @throws when the provider can't be reached or the card's bank hasn't decided yet: the caller may
   *   try again with the same id, and a webhook may tell that it was paid
   */
  chargeAgain(request: ChargeRequest): Promise<ChargeResult>;
  /**
   * Takes money that is held on a card, at most as much as is held; the rest is held no longer.
   * Called outside of transactions.
   *
   * @param hold `amount` in cents above 0
   * @throws when the provider can't be reached
   */
  captureHold(hold: Hold & { readonly amount: Cents }): Promise<CaptureResult>;
  /**
   * Lets go of money that is held on a card. What isn't held any more changes nothing. Called
   * outside of transactions.
   *
   * @throws when the provider can't be reached, or the money was taken
   */
  releaseHold(hold: Hold): Promise<void>;
  /**
   * Refunds money. `refundId` makes a retry the same refund. Called outside of transactions.
   *
   * @throws when the provider can't be reached or refuses, such as for more than was paid
   */
  refund(request: {
    refundId: string;
    providerReference: string;
    amount: Cents;
  }): Promise<{ providerRefund: string }>;
  /**
   * Lists the payments that came, or the refunds, in the provider's order. Called outside of
   * transactions.
   *
   * @throws Problem `timeout` when the provider can't be reached
   */
  list(kind: 'payment' | 'refund', request: MovementRequest): Promise<MovementPage>;
  /**
   * Parses a webhook.
   *
   * @param body exactly as it was received
   * @returns null for irrelevant events
   * @throws Problem `forbidden` when the signature is wrong
   */
  readWebhook(body: string, headers: Headers): Promise<PaymentEvent | null>;
}
