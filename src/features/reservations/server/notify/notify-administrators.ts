import { msg } from '@lingui/core/macro';
import { listStaffWith } from '#features/accounts/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import type { Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Something that staff with duty about money read or decide. */
interface AdministratorMessage {
  /** Each key is mailed once. */
  readonly key: string;
  readonly what: 'claim' | 'case';
}

/** Mails staff with that duty, each in their language, that a claim or a problem is open. */
export async function notifyAdministrators(
  { db, services }: UnitOfWork,
  { key: reference, listingTitle }: Pick<Reservation, 'key' | 'listingTitle'>,
  { key, what }: AdministratorMessage,
): Promise<void> {
  for (const { id, email, locale } of await listStaffWith(db, 'money')) {
    const translate = services.translator(locale ?? DEFAULT_LOCALE);
    const heading =
      what === 'claim'
        ? translate(msg`A claim is waiting for your decision`)
        : translate(msg`A guest reported a problem`);
    await queueMail(db, services.jobs, {
      key: `${key}:${id}`,
      to: email,
      locale: translate.locale,
      template: `reservations.administrators-${what}`,
      subject: translate(msg`${heading}: ${listingTitle}`),
      ...renderMail(
        {
          preheader: listingTitle,
          heading,
          paragraphs: [
            what === 'claim'
              ? translate(
                  msg`The guest of ${listingTitle} disagrees with a claim on the deposit, or hasn't answered it.`,
                )
              : translate(msg`You'll find the whole report, and what both sides say, on the page.`),
          ],
          facts: [{ label: translate(msg`Reference`), value: reference }],
          action: {
            label: translate(msg`Open the page`),
            url: `${services.config.http.publicUrl}/admin/resolutions`,
          },
        },
        translate,
      ),
    });
  }
}
