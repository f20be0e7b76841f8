import { msg } from '@lingui/core/macro';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';

/** To whoever can read now what the other side wrote of them or of their listing. */
export function reviewsOpenMail({
  translate,
  otherName,
  title,
  isBoth,
  url,
}: {
  readonly translate: Translator;
  /** Empty for a deleted account. */
  readonly otherName: string;
  readonly title: string;
  /** Whether the reader wrote one too. */
  readonly isBoth: boolean;
  readonly url: string;
}): MailContent & { readonly subject: string } {
  const subject =
    otherName === ''
      ? translate(msg`You have a review: ${title}`)
      : translate(msg`${otherName} reviewed ${title}`);
  return {
    subject,
    preheader: translate(msg`You can read it now.`),
    heading: translate(msg`You have a review`),
    paragraphs: [
      isBoth
        ? translate(msg`You've both written a review about ${title}, so you can read each other's.`)
        : translate(msg`A review about ${title} is now open, and you can read it.`),
    ],
    action: { label: translate(msg`Read the review`), url },
  };
}
