import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import { pageUrl } from '../pages.ts';
import { type MailedPerson, queueAccountMail } from './account-emails.ts';

/**
 * Results of a check of identity, as far as mails tell them: the reason why a try failed is on the
 * page alone.
 */
export type IdentityResult = 'verified' | 'incomplete' | 'retry' | 'ended';

const TEXTS: Readonly<
  Record<
    IdentityResult,
    {
      readonly heading: MessageDescriptor;
      readonly paragraphs: readonly MessageDescriptor[];
      readonly action: MessageDescriptor;
    }
  >
> = {
  verified: {
    heading: msg`Your identity is verified`,
    paragraphs: [
      msg`Others now see a badge on your profile, on your listings and with your requests.`,
    ],
    action: msg`Open my settings`,
  },
  incomplete: {
    heading: msg`Your identity is verified`,
    paragraphs: [
      msg`Others now see a badge on your profile, on your listings and with your requests.`,
      msg`Your settings show what the check couldn't confirm, and how you can change that.`,
    ],
    action: msg`Open my settings`,
  },
  retry: {
    heading: msg`Your identity couldn't be verified yet`,
    paragraphs: [
      msg`Your settings show why, and what you can do about it. You can try again there.`,
    ],
    action: msg`Try again`,
  },
  ended: {
    heading: msg`Your identity check has ended`,
    paragraphs: [
      msg`The check ended without a result. You can start again in your settings at any time.`,
    ],
    action: msg`Open my settings`,
  },
};

/**
 * Mails a person what their check came to, which may be minutes after they left. It names no
 * document, and nothing of what one says.
 *
 * @param occasion the same for one result, however often it is read
 */
export async function mailIdentityResult(
  tx: Queryable,
  services: Services,
  account: MailedPerson & { readonly locale: string | null },
  { result, occasion }: { readonly result: IdentityResult; readonly occasion: string },
): Promise<void> {
  const translate = services.translator(account.locale ?? DEFAULT_LOCALE);
  const { heading, paragraphs, action } = TEXTS[result];
  const [first = heading] = paragraphs;
  const mail = {
    template: `accounts.identity-${result}`,
    content: {
      heading: translate(heading),
      preheader: translate(first),
      paragraphs: paragraphs.map((paragraph) => translate(paragraph)),
      action: {
        label: translate(action),
        url: pageUrl(services.config, '/profile-settings'),
      },
    },
  };
  await queueAccountMail(tx, services, mail, account, occasion, translate);
}
