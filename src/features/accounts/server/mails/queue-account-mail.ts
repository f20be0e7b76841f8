import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { AccountMail } from './account-mails.ts';

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
