import { msg } from '@lingui/core/macro';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';

/**
 * To whoever hasn't read a message yet. What was written stays in the product, where contact
 * details are kept back until a reservation is approved.
 */
export function messageWaits({
  translate,
  writerName,
  title,
  url,
}: {
  translate: Translator;
  writerName: string;
  title: string;
  url: string;
}): MailContent & { readonly subject: string } {
  return {
    subject: translate(msg`${writerName} wrote to you about ${title}`),
    preheader: translate(msg`Your reply is a tap away.`),
    heading: translate(msg`You have a new message`),
    paragraphs: [
      translate(msg`${writerName} wrote to you about ${title}.`),
      translate(msg`We only email you once, so there may be more messages when you open it.`),
    ],
    action: { label: translate(msg`Read and reply`), url },
  };
}
