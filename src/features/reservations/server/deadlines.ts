import { hasCome } from '#domain/instants.ts';

/** Minutes that a checkout stays open at least; card providers accept no less. */
const CHECKOUT_MIN_MINUTES = 31;
/** Minutes that a checkout stays open at most, a little under the providers' day. */
const CHECKOUT_MAX_MINUTES = 24 * 60 - 5;

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}

/**
 * When a checkout closes: with the pay deadline where the provider's bounds allow. What is paid
 * after the reservation has ended is returned.
 */
export function checkoutExpiry(
  payBy: Temporal.Instant | null,
  now: Temporal.Instant,
): Temporal.Instant {
  const latest = now.add({ minutes: CHECKOUT_MAX_MINUTES });
  const min = now.add({ minutes: CHECKOUT_MIN_MINUTES });
  const requested = payBy === null ? latest : earlier(payBy, latest);
  return hasCome(requested, min) ? min : requested;
}
