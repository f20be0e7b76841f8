import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ContactKind, hideContactDetails } from '#domain/contact-details.ts';
import type { Translator } from '#platform/server/services.ts';

const KINDS: Readonly<Record<ContactKind, MessageDescriptor>> = {
  phone: msg`phone number hidden`,
  email: msg`email address hidden`,
  link: msg`link hidden`,
  handle: msg`username hidden`,
};

/**
 * A user's text as an email to the other party may quote it: without contact details, whatever is
 * approved. An email can't be withdrawn when a reservation is cancelled.
 */
export function redactForMail(
  written: string,
  translate: Translator,
): { readonly text: string; readonly why: readonly string[] } {
  const parts = hideContactDetails(written);
  const text = parts
    .map(({ text: words, hidden }) => (hidden === null ? words : `[${translate(KINDS[hidden])}]`))
    .join('');
  const isWhole = parts.every(({ hidden }) => hidden === null);
  const why = translate(
    msg`Phone numbers, email addresses, links and @names stay hidden until a reservation is approved.`,
  );
  return { text, why: isWhole ? [] : [why] };
}
