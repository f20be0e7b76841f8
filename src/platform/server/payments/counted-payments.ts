import { paymentCalls } from '../telemetry/instruments.ts';
import type { Payments } from './payments.ts';

/** Calls of a provider, and its reports (`webhook`). */
type Operation = 'checkout' | 'charge' | 'capture' | 'release' | 'refund' | 'list' | 'webhook';

/**
 * The payments, with each call counted in the metrics by its result: a charge by its outcome, an
 * event by its kind, others as `ok`; `failed` where it threw.
 */
export function countPayments(payments: Payments): Payments {
  const count = async <T>(
    operation: Operation,
    call: () => Promise<T>,
    outcomeOf: (result: T) => string = () => 'ok',
  ): Promise<T> => {
    let outcome = 'failed';
    try {
      const result = await call();
      outcome = outcomeOf(result);
      return result;
    } finally {
      paymentCalls.inc({ operation, outcome });
    }
  };
  return {
    kind: payments.kind,
    createCheckout: (request) => count('checkout', () => payments.createCheckout(request)),
    chargeAgain: (request) =>
      count(
        'charge',
        () => payments.chargeAgain(request),
        ({ outcome }) => outcome,
      ),
    captureHold: (hold) =>
      count(
        'capture',
        () => payments.captureHold(hold),
        (outcome) => outcome,
      ),
    releaseHold: (hold) => count('release', () => payments.releaseHold(hold)),
    refund: (request) => count('refund', () => payments.refund(request)),
    list: (kind, request) => count('list', () => payments.list(kind, request)),
    readWebhook: (body, headers) =>
      count(
        'webhook',
        () => payments.readWebhook(body, headers),
        (event) => event?.kind ?? 'irrelevant',
      ),
  };
}
