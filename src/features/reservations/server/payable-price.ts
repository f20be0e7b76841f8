import { msg } from '@lingui/core/macro';
import type { Quote } from '#domain/quote.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/** Maximum cents of a card checkout. */
const MAX_CENTS = 99_999_999;

/**
 * A price, if one payment can carry it.
 *
 * @throws Problem 'invalid-input' for one that is too high
 */
export function checkPayable(quote: Quote, translate: Translator): Quote {
  if (quote.total > MAX_CENTS) {
    throw new Problem('invalid-input', {
      fields: { endDate: translate(msg`The total is too high for a single payment.`) },
    });
  }
  return quote;
}
