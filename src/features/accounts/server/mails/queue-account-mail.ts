import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { AccountMail } from './account-mails.ts';

/**
 * Queues a mail in the transaction of its cause.
 *
 * @param occasion tells this occasion from every other of the same template
 */
export async function queueAccountMail(
  tx: Queryable,
  services: Services,
  mail: AccountMail,
  to: string,
  occasion: string,
  translate: Translator,
): Promise<void> {
  await queueMail(tx, services.jobs, {
    key: `${mail.template}:${occasion}`,
    to,
    locale: translate.locale,
    template: mail.template,
    subject: mail.content.heading,
    ...renderMail(mail.content, translate),
  });
}
