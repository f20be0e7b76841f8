import { msg } from '@lingui/core/macro';
import { formatMoney } from '#domain/money.ts';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';

/** Reminds a host that their experience is not listed until they have paid their share. */
export function unpaidEmail(
  {
    title,
    amount,
    days,
    url,
  }: {
    readonly title: string;
    /** Cents. */
    readonly amount: number;
    /** Days until it is removed. */
    readonly days: number;
    readonly url: string;
  },
  translate: Translator,
): MailContent & { readonly subject: string } {
  const share = formatMoney(amount, translate.locale);
  return {
    subject: translate(msg`${title} isn't listed yet`),
    preheader: translate(msg`Pay your share of ${share} to list it.`),
    heading: translate(msg`Your experience isn't listed yet`),
    paragraphs: [
      translate(msg`Guests can find ${title} as soon as you've paid your share of ${share}.`),
      translate(msg`If it isn't paid within ${days} days, we'll remove it.`),
    ],
    action: { label: translate(msg`Pay to list`), url },
  };
}
