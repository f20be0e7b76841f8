import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { MailContent } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import { LINK_HOURS } from '../mailed-links.ts';

/** A mail of the account: its subject is its heading. */
export interface AccountMail {
  readonly template: string;
  readonly content: MailContent;
}

// None of these greets by name: whoever types a stranger's address could put words there.

/** @param url confirms the address; null when the sign-in provider has done so */
export function welcomeMail(translate: Translator, url: string | null): AccountMail {
  const confirm = {
    label: translate(msg`Confirm my email`),
    explanation: translate(
      msg`Please confirm that this is your address, so that hosts' answers reach you. The link works for ${LINK_HOURS['verify-email']} hours.`,
    ),
  };
  return {
    template: 'accounts.welcome',
    content: {
      heading: translate(msg`Welcome to ${BRAND.name}`),
      preheader: translate(msg`Your account is ready.`),
      paragraphs: [
        translate(msg`Your account is ready. You can look for stays and reserve them right away.`),
        ...(url === null ? [] : [confirm.explanation]),
        ...(url === null
          ? []
          : [translate(msg`You didn't sign up? Then you can ignore this mail.`)]),
      ],
      ...(url === null ? {} : { action: { label: confirm.label, url } }),
    },
  };
}

export function verifyMail(translate: Translator, url: string): AccountMail {
  return {
    template: 'accounts.verify-email',
    content: {
      heading: translate(msg`Confirm your email`),
      preheader: translate(msg`One click and hosts' answers reach you.`),
      paragraphs: [
        translate(
          msg`Open the link to confirm that this address is yours. It works for ${LINK_HOURS['verify-email']} hours.`,
        ),
      ],
      action: { label: translate(msg`Confirm my email`), url },
    },
  };
}

export function changeEmailMail(translate: Translator, url: string): AccountMail {
  return {
    template: 'accounts.change-email',
    content: {
      heading: translate(msg`Confirm your new email`),
      preheader: translate(msg`Your old address stays until you open the link.`),
      paragraphs: [
        translate(
          msg`Open the link and you log in with this address from then on. It works for ${LINK_HOURS['change-email']} hours; until you open it, your old address stays.`,
        ),
      ],
      action: { label: translate(msg`Use this address`), url },
      footer: translate(
        msg`Someone asked for this address in a ${BRAND.name} account. If it wasn't you, ignore this mail.`,
      ),
    },
  };
}

/** To the old address, so that a change nobody asked for doesn't pass unseen. */
export function emailChangeAskedMail(translate: Translator, settingsUrl: string): AccountMail {
  return {
    template: 'accounts.email-change-asked',
    content: {
      heading: translate(msg`Your email is about to change`),
      preheader: translate(msg`A link was sent to the new address.`),
      paragraphs: [
        translate(
          msg`Someone signed in to your account asked for another address. It changes once the link we sent there is opened.`,
        ),
        translate(msg`If that wasn't you, change your password now: that cancels it.`),
      ],
      action: { label: translate(msg`Open my settings`), url: settingsUrl },
    },
  };
}

export function resetPasswordMail(translate: Translator, url: string): AccountMail {
  return {
    template: 'accounts.reset-password',
    content: {
      heading: translate(msg`Choose a new password`),
      preheader: translate(msg`The link works once, for an hour.`),
      paragraphs: [
        translate(msg`Open the link to choose a new password. It works once, for an hour.`),
        translate(msg`You didn't ask for it? Then ignore this mail: your password stays as it is.`),
      ],
      action: { label: translate(msg`Choose a new password`), url },
    },
  };
}

export function passwordChangedMail(translate: Translator, resetUrl: string): AccountMail {
  return {
    template: 'accounts.password-changed',
    content: {
      heading: translate(msg`Your password was changed`),
      preheader: translate(msg`Everywhere else you have been signed out.`),
      paragraphs: [
        translate(
          msg`Your password was changed just now, and everywhere else you have been signed out.`,
        ),
        translate(msg`If that wasn't you, choose a new password at once.`),
      ],
      action: { label: translate(msg`It wasn't me`), url: resetUrl },
    },
  };
}
