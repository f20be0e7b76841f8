import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { LINK_HOURS } from '../mailed-links.ts';

/** An email about the account: its subject is its heading. */
export interface AccountMail {
  readonly template: string;
  readonly content: MailContent;
}

// None of these greets by name: a stranger could enter another person's address and send text that
// way.

/** @param url confirms the address; null when the sign-in provider has done so */
export function welcomeMail(translate: Translator, url: string | null): AccountMail {
  const confirm = {
    label: translate(msg`Confirm my email`),
    explanation: translate(
      msg`Please confirm your address so that hosts' replies reach you. The link expires in ${LINK_HOURS['verify-email']} hours.`,
    ),
  };
  return {
    template: 'accounts.welcome',
    content: {
      heading: translate(msg`Welcome to ${BRAND.name}`),
      preheader: translate(msg`Your account is ready.`),
      paragraphs: [
        translate(msg`Your account is ready. You can start looking for a home right away.`),
        ...(url === null ? [] : [confirm.explanation]),
        ...(url === null ? [] : [translate(msg`Didn't sign up? You can ignore this email.`)]),
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
      preheader: translate(msg`One click, and hosts' replies will reach you.`),
      paragraphs: [
        translate(
          msg`Open the link to confirm that this address is yours. It expires in ${LINK_HOURS['verify-email']} hours.`,
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
      preheader: translate(msg`Your old address stays in place until you open the link.`),
      paragraphs: [
        translate(
          msg`Open the link to start logging in with this address. It expires in ${LINK_HOURS['change-email']} hours, and your old address stays in place until you open it.`,
        ),
      ],
      action: { label: translate(msg`Use this address`), url },
      footer: translate(
        msg`Someone asked to use this address for a ${BRAND.name} account. If it wasn't you, you can ignore this email.`,
      ),
    },
  };
}

/** To the owner of an address that another account was to be moved to. */
export function addressInUseMail(translate: Translator, settingsUrl: string): AccountMail {
  return {
    template: 'accounts.address-in-use',
    content: {
      heading: translate(msg`You already have an account`),
      preheader: translate(msg`Someone asked to use this address for another account.`),
      paragraphs: [
        translate(
          msg`Someone asked to use this address for another ${BRAND.name} account. It belongs to yours, so nothing changes.`,
        ),
        translate(
          msg`Was it you? An address can belong to only one account: log in with it, or delete this account before you use its address for another.`,
        ),
        translate(msg`If it wasn't you, you can ignore this email.`),
      ],
      action: { label: translate(msg`Open my settings`), url: settingsUrl },
    },
  };
}

/** To the old address, so that an unwanted change is noticed. */
export function emailChangeAskedMail(translate: Translator, settingsUrl: string): AccountMail {
  return {
    template: 'accounts.email-change-asked',
    content: {
      heading: translate(msg`Your email is about to change`),
      preheader: translate(msg`A link was sent to the new address.`),
      paragraphs: [
        translate(
          msg`Someone logged in to your account asked to change its email address. The change takes effect once the link we sent to the new address is opened.`,
        ),
        translate(msg`If this wasn't you, change your password now to cancel it.`),
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
      preheader: translate(msg`The link can be used once and expires in an hour.`),
      paragraphs: [
        translate(
          msg`Open the link to choose a new password. It can be used once and expires in an hour.`,
        ),
        translate(msg`Didn't ask for this? You can ignore this email; your password won't change.`),
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
      preheader: translate(msg`You've been logged out on all your other devices.`),
      paragraphs: [
        translate(
          msg`Your password was just changed, and you've been logged out on all your other devices.`,
        ),
        translate(msg`If this wasn't you, choose a new password right away.`),
      ],
      action: { label: translate(msg`This wasn't me`), url: resetUrl },
    },
  };
}

/** The recipient of an email. */
export interface MailedPerson {
  readonly id: string;
  /** The email's address; for a change of address not the account's current one. */
  readonly email: string;
}

/**
 * Queues an email in the transaction of its cause.
 *
 * @param occasion distinguishes this occasion from others of the same template and person
 */
export async function queueAccountMail(
  tx: Queryable,
  services: Services,
  mail: AccountMail,
  { id, email }: MailedPerson,
  occasion: string,
  translate: Translator,
): Promise<void> {
  await queueMail(tx, services.jobs, {
    key: `${mail.template}:${id}:${occasion}`,
    to: email,
    locale: translate.locale,
    template: mail.template,
    subject: mail.content.heading,
    ...renderMail(mail.content, translate),
  });
}
