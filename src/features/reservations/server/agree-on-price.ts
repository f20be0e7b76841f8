import { msg } from '@lingui/core/macro';
import type { Quote } from '#domain/quote.ts';
import type { BookableListing, BookingRequest } from '#features/listings/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/** Cents that a card checkout takes at most. */
const MAX_CENTS = 99_999_999;

/**
 * What a request costs as of now.
 *
 * @throws Problem as the listing's own `quote` does, and 'invalid-input' for more than one payment
 * can carry
 */
export function agreeOnPrice(
  listing: BookableListing,
  request: BookingRequest & { readonly units: number },
  now: Temporal.Instant,
  translate: Translator,
): Quote {
  const quote = listing.quote(request, now, translate);
  if (quote.total > MAX_CENTS) {
    throw new Problem('invalid-input', {
      fields: { endDate: translate(msg`The total is too high for a single payment.`) },
    });
  }
  return quote;
}
