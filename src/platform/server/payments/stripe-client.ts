import Stripe from 'stripe';
import type { Config } from '../config/config.ts';
import { Problem } from '../http/problem.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

export type StripeConfig = Extract<Config['payments'], { kind: 'stripe' }>;

const CALL_MS = 10_000;
const RETRIES = 2;
const MAX_BYTES = 4 * 1024 * 1024;

/** Stripe's own library, with our bounds on time and size. */
export function makeStripeClient({
  secretKey,
  apiBase,
  callMs = CALL_MS,
}: Pick<StripeConfig, 'secretKey' | 'apiBase'> & {
  /** How long one try of a call may take, in milliseconds. */
  readonly callMs?: number;
}): Stripe {
  return new Stripe(secretKey, {
    timeout: callMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(ask),
    ...(apiBase === undefined ? {} : parseApiBase(apiBase)),
  });
}

/**
 * Calls for Stripe's library; it ends a call that takes longer than `callMs` by its own signal.
 */
const ask = (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
  if (url instanceof Request) throw new Error('Stripe is asked by address');
  return fetchOutside(url, {
    ...init,
    service: 'stripe',
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
export async function reaching<T>(call: () => Promise<T>): Promise<T> {
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

/**
 * Address of a page of Stripe's, to which a browser may be sent.
 *
 * @param of names the object in the error
 */
export function httpsPage(url: string | null, of: string): string {
  const page = URL.parse(url ?? '');
  if (page?.protocol !== 'https:') throw new Error(`${of} has no https page`);
  return page.href;
}

/**
 * Verifies and parses a webhook.
 *
 * @param secrets of the endpoints it may have been sent to
 * @throws Problem `forbidden` when none of the secrets has signed it, or too long ago
 */
export async function readStripeEvent(
  stripe: Stripe,
  body: string,
  headers: Headers,
  secrets: readonly string[],
): Promise<Stripe.Event> {
  const signature = headers.get('stripe-signature') ?? '';
  try {
    return await Promise.any(
      secrets.map((secret) => stripe.webhooks.constructEventAsync(body, signature, secret)),
    );
  } catch (error) {
    throw new Problem('forbidden', { cause: error });
  }
}
