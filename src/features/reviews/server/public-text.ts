import { msg } from '@lingui/core/macro';
import { hideContactDetails } from '#domain/contact-details.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

/**
 * Public texts must not contain contact details: they would circumvent the rule that hides them
 * until a reservation is approved.
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
