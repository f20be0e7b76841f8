import Stripe from 'stripe';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';
import type { PaymentEvent, Payments } from './payments.ts';
import { makeSandboxPayments } from './sandbox-payments.ts';

/** Stripe when it is configured, otherwise the sandbox. */
export function makePayments(
  { payments, http }: Pick<Config, 'payments' | 'http'>,
  database: Database,
): Payments {
  return payments.kind === 'stripe'
    ? makeStripePayments(payments)
    : makeSandboxPayments({ database, publicUrl: http.publicUrl });
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

type StripeConfig = Extract<Config['payments'], { kind: 'stripe' }>;

const CALL_MS = 10_000;
const RETRIES = 2;
const MAX_BYTES = 4 * 1024 * 1024;
/** Languages of ours that Stripe's page has, by Stripe's name; any other follows the browser. */
const PAGE_LANGUAGES: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  pt: 'pt',
  it: 'it',
  ja: 'ja',
  zh: 'zh',
  no: 'nb',
};

/**
 * Payments by Stripe Checkout, through Stripe's own library.
 *
 * @param now the clock, for the limits Stripe sets to a checkout's time
 */
export function makeStripePayments(
  { secretKey, webhookSecret, apiBase }: Omit<StripeConfig, 'kind'>,
  now: () => Temporal.Instant = () => Temporal.Now.instant(),
): Payments {
  const stripe = new Stripe(secretKey, {
    timeout: CALL_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(ask),
    ...(apiBase === undefined ? {} : parseApiBase(apiBase)),
  });

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
            payment_intent_data: { metadata: { paymentId } },
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
      const url = URL.parse(session.url ?? '');
      // A guest's browser is sent there.
      if (url?.protocol !== 'https:') throw new Error(`checkout ${session.id} has no https page`);
      return { url: url.href, providerSession: session.id };
    },
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
    readWebhook: async (body, headers) => {
      const signature = headers.get('stripe-signature') ?? '';
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, webhookSecret)
        .catch((error: unknown) => {
          throw new Problem('forbidden', { cause: error });
        });
      return toPaymentEvent(event);
    },
  };
}

/**
 * Calls for Stripe's library; it ends a call that takes longer than `CALL_MS` by its own signal.
 */
const ask = (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
  if (url instanceof Request) throw new Error('Stripe is asked by address');
  return fetchOutside(url, {
    ...init,
    redirect: 'error',
    maxBytes: MAX_BYTES,
    signal: init?.signal ?? AbortSignal.timeout(CALL_MS),
  });
};

function parseApiBase(apiBase: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(apiBase);
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? 'https' : 'http',
  };
}

/** An unreachable provider is no defect of ours: the caller may try again. */
async function reaching<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const away =
      error instanceof Stripe.errors.StripeConnectionError ||
      // An unreadable answer: not from Stripe, or truncated.
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500);
    throw away ? new Problem('timeout', { cause: error }) : error;
  }
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
