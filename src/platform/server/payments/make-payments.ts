import type Stripe from 'stripe';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { PaymentEvent, Payments } from './payments.ts';
import { makeSandboxPayments } from './sandbox-payments.ts';
import { chargeKeptCard, KEEPS_CARD, KEPT_FOR_CHARGES, paidByCharge } from './stripe-charges.ts';
import {
  httpsPage,
  makeStripeClient,
  reaching,
  readStripeEvent,
  type StripeConfig,
} from './stripe-client.ts';
import {
  cancelIntent,
  captureIntent,
  HELD_UNTIL_CAPTURE,
  HOLDS_CARD,
  heldBy,
} from './stripe-holds.ts';
import { listIntents, listRefunds } from './stripe-movements.ts';

/**
 * Stripe when it is configured, otherwise the sandbox.
 *
 * @param now the clock, for the limits of a checkout's time and for the sandbox's lists
 */
export function makePayments(
  { payments, http }: Pick<Config, 'payments' | 'http'>,
  database: Database,
  now: () => Temporal.Instant = () => Temporal.Now.instant(),
): Payments {
  return payments.kind === 'stripe'
    ? makeStripePayments(payments)
    : makeSandboxPayments({ database, publicUrl: http.publicUrl, now });
}

const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const MARGIN_MS = 60_000;

/**
 * When a Stripe checkout closes. Stripe accepts 30 minutes to 24 hours from now; a moment within
 * that is used minus one minute, so that the checkout ends before our own deadline does, and clocks
 * may differ by as much. Any other moment becomes a limit rounded to the half hour, so that a retry
 * within it sends the same.
 *
 * @returns seconds since 1970, and whether the moment was kept
 */
export function stripeExpiry(
  asked: Temporal.Instant,
  now: Temporal.Instant,
): { seconds: number; isExact: boolean } {
  const requested = asked.epochMilliseconds - MARGIN_MS;
  const min = now.epochMilliseconds + HALF_HOUR_MS + MARGIN_MS;
  const max = now.epochMilliseconds + DAY_MS - MARGIN_MS;
  if (requested < min) {
    return { seconds: (Math.ceil(min / HALF_HOUR_MS) * HALF_HOUR_MS) / 1_000, isExact: false };
  }
  if (requested > max) {
    return { seconds: (Math.floor(max / HALF_HOUR_MS) * HALF_HOUR_MS) / 1_000, isExact: false };
  }
  return { seconds: Math.floor(requested / 1_000), isExact: true };
}

type PageLanguage = Stripe.Checkout.SessionCreateParams.Locale;

/** Stripe's names for our languages; `auto` follows the browser where its page lacks one. */
const PAGE_LANGUAGES: Record<Locale, PageLanguage> & Record<string, PageLanguage> = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  pt: 'pt',
  it: 'it',
  ja: 'ja',
  zh: 'zh',
  ar: 'auto',
  no: 'nb',
};

/**
 * Payments by Stripe Checkout, through Stripe's own library.
 *
 * @param now the clock, for the limits Stripe sets to a checkout's time
 */
export function makeStripePayments(
  { webhookSecret, ...access }: Omit<StripeConfig, 'kind' | 'connectWebhookSecret'>,
  now: () => Temporal.Instant = () => Temporal.Now.instant(),
): Payments {
  const stripe = makeStripeClient(access);

  return {
    kind: 'stripe',
    createCheckout: async (request) => {
      const { paymentId } = request;
      const expiry = stripeExpiry(request.expiresAt, now());
      const session = await reaching(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: paymentId,
            metadata: { paymentId },
            payment_intent_data: {
              metadata: { paymentId },
              ...(request.keepsCard ? KEPT_FOR_CHARGES : {}),
              ...(request.holdsCard ? HELD_UNTIL_CAPTURE : {}),
            },
            ...(request.keepsCard ? KEEPS_CARD : {}),
            ...(request.holdsCard ? HOLDS_CARD : {}),
            customer_email: request.customerEmail,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'usd',
                  unit_amount: request.amount,
                  product_data: { name: request.description },
                },
              },
            ],
            success_url: request.successUrl,
            cancel_url: request.cancelUrl,
            expires_at: expiry.seconds,
            locale: PAGE_LANGUAGES[request.locale] ?? 'auto',
          },
          // One key must always carry the same contents, so another deadline is another key.
          { idempotencyKey: expiry.isExact ? paymentId : `${paymentId}:${expiry.seconds}` },
        ),
      );
      const url = httpsPage(session.url, `checkout ${session.id}`);
      return { url, providerSession: session.id };
    },
    chargeAgain: (request) => reaching(() => chargeKeptCard(stripe, request)),
    captureHold: (hold) => reaching(() => captureIntent(stripe, hold)),
    releaseHold: (hold) => reaching(() => cancelIntent(stripe, hold)),
    refund: async ({ refundId, providerReference, amount }) => {
      const refund = await reaching(() =>
        stripe.refunds.create(
          { payment_intent: providerReference, amount, metadata: { refundId } },
          { idempotencyKey: refundId },
        ),
      );
      if (refund.status === 'failed' || refund.status === 'canceled') {
        throw new Error(`refund ${refund.id} is ${refund.status}`);
      }
      return { providerRefund: refund.id };
    },
    list: (kind, request) =>
      reaching(() =>
        kind === 'payment' ? listIntents(stripe, request) : listRefunds(stripe, request),
      ),
    readWebhook: async (body, headers) =>
      toPaymentEvent(await readStripeEvent(stripe, body, headers, [webhookSecret])),
  };
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidBy(event.data.object);
    case 'checkout.session.async_payment_failed':
      return aboutPayment(event.data.object, 'failed');
    case 'checkout.session.expired':
      return aboutPayment(event.data.object, 'expired');
    case 'payment_intent.amount_capturable_updated':
      return heldBy(event.data.object);
    case 'payment_intent.succeeded':
      return paidByCharge(event.data.object);
    default:
      return null;
  }
}

function paidBy(session: Stripe.Checkout.Session): PaymentEvent | null {
  const { client_reference_id: paymentId, payment_intent: intent, amount_total: amount } = session;
  // Completed and not paid yet: a slower payment method, whose result another event reports.
  if (session.payment_status !== 'paid' || session.currency !== 'usd') return null;
  if (paymentId === null || intent === null || amount === null) return null;
  const providerReference = typeof intent === 'string' ? intent : intent.id;
  return { kind: 'paid', paymentId, providerReference, amount };
}

function aboutPayment(
  { client_reference_id: paymentId }: Stripe.Checkout.Session,
  kind: 'failed' | 'expired',
): PaymentEvent | null {
  return paymentId === null ? null : { kind, paymentId };
}
