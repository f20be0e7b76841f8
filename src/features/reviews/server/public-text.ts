import { msg } from '@lingui/core/macro';
import { hideContactDetails } from '#domain/contact-details.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/**
 * What everybody may read names no way to reach anybody: it would be one around the rule that keeps
 * contact details back until a reservation is approved.
 *
 * @throws Problem 'invalid-input' at the field `text`
 */
export function requirePublicText(text: string, translate: Translator): void {
  if (hideContactDetails(text).every(({ hidden }) => hidden === null)) return;
  const reason = translate(
    msg`This will be public. Please leave out phone numbers, email addresses, links and @names.`,
  );
  throw new Problem('invalid-input', { fields: { text: reason } });
}
