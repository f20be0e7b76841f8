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
