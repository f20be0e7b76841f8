import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Translator } from '#platform/server/services.ts';
import type { AccountMail } from './account-emails.ts';

/** A change of how one signs in, of which the owner is mailed. */
export type SecurityChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'backup-codes';

const TEXTS: Readonly<
  Record<SecurityChange, { readonly heading: MessageDescriptor; readonly text: MessageDescriptor }>
> = {
  'passkey-added': {
    heading: msg`A passkey was added to your account`,
    text: msg`A new passkey was just added. It can be used to log in to your account without a password.`,
  },
  'passkey-removed': {
    heading: msg`A passkey was removed from your account`,
    text: msg`A passkey was just removed. It can no longer be used to log in.`,
  },
  'second-factor-on': {
    heading: msg`Two-step login is on`,
    text: msg`From now on, logging in on a new device also takes a code from your authenticator app. Keep your backup codes where you'll find them without your phone.`,
  },
  'second-factor-off': {
    heading: msg`Two-step login is off`,
    text: msg`Two-step login was just turned off. Your password alone is now enough to log in.`,
  },
  'backup-codes': {
    heading: msg`You have new backup codes`,
    text: msg`New backup codes were just created for your account. The old ones no longer work.`,
  },
};

/** To the owner of an account, so that a change by an intruder is noticed. */
export function securityChangeMail(
  change: SecurityChange,
  translate: Translator,
  settingsUrl: string,
): AccountMail {
  const { heading, text } = TEXTS[change];
  return {
    template: `accounts.${change}`,
    content: {
      heading: translate(heading),
      preheader: translate(text),
      paragraphs: [
        translate(text),
        translate(
          msg`If this wasn't you, change your password now and log out your other devices in your settings.`,
        ),
      ],
      action: { label: translate(msg`Open my settings`), url: settingsUrl },
    },
  };
}
