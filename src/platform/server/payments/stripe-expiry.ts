const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const MARGIN_MS = 60_000;

/**
 * When a Stripe checkout closes. Stripe takes 30 minutes to 24 hours from now; a moment within that
 * is kept but for a minute, so that the checkout ends before our own deadline does, and clocks may
 * differ by as much. Any other moment becomes a limit rounded to the half hour, so that a retry within
 * it asks for the same.
 *
 * @returns seconds since 1970, and whether the moment was kept
 */
export function stripeExpiry(
  asked: Temporal.Instant,
  now: Temporal.Instant,
): { seconds: number; kept: boolean } {
  const requested = asked.epochMilliseconds - MARGIN_MS;
  const least = now.epochMilliseconds + HALF_HOUR_MS + MARGIN_MS;
  const most = now.epochMilliseconds + DAY_MS - MARGIN_MS;
  if (requested < least) {
    return { seconds: (Math.ceil(least / HALF_HOUR_MS) * HALF_HOUR_MS) / 1_000, kept: false };
  }
  if (requested > most) {
    return { seconds: (Math.floor(most / HALF_HOUR_MS) * HALF_HOUR_MS) / 1_000, kept: false };
  }
  return { seconds: Math.floor(requested / 1_000), kept: true };
}
