import { msg } from '@lingui/core/macro';
import { type Cents, formatMoney } from '#domain/money.ts';
import { mailRecipient } from '#features/accounts/index.server.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, renderMail } from '#platform/server/mail/render-mail.ts';
import type { PayoutAccountStatus } from '#platform/server/payments/payouts.ts';
import type { Services, Translator } from '#platform/server/services.ts';

type Mail = MailContent & { readonly subject: string };
type Writer = (translate: Translator, url: string) => Mail;

/** Sends a host an email about their money, which leads to their earnings. */
async function mailHost(
  tx: Queryable,
  userId: string,
  { key, template, write }: { key: string; template: string; write: Writer },
  services: Services,
): Promise<void> {
  const recipient = await mailRecipient(tx, userId);
  // A deleted account has no mailbox.
  if (recipient === null) return;
  const translate = services.translator(recipient.locale ?? DEFAULT_LOCALE);
  const { subject, ...content } = write(translate, `${services.config.http.publicUrl}/earnings`);
  await queueMail(tx, services.jobs, {
    key,
    to: recipient.email,
    locale: translate.locale,
    template,
    subject,
    ...renderMail(content, translate),
  });
}

/** Tells a host that money was sent to their account. */
export function mailOfPayout(
  tx: Queryable,
  hostId: string,
  { id, amount }: { readonly id: string; readonly amount: Cents },
  services: Services,
): Promise<void> {
  const write: Writer = (translate, url) => {
    const sum = formatMoney(amount, translate.locale);
    return {
      subject: translate(msg`We've sent you ${sum}`),
      preheader: translate(msg`It's usually in your bank account within a few days.`),
      heading: translate(msg`${sum} is on its way to you`),
      paragraphs: [
        translate(
          msg`We've sent ${sum} to your payout account. From there it's usually in your bank account within a few days.`,
        ),
      ],
      action: { label: translate(msg`See your earnings`), url },
    };
  };
  return mailHost(
    tx,
    hostId,
    { key: `payout-sent:${id}`, template: 'earnings.payout-sent', write },
    services,
  );
}

/** Texts about a host's payout account, by the status it now has. */
const ACCOUNT_TEXTS: Readonly<
  Record<PayoutAccountStatus, ((translate: Translator) => Omit<Mail, 'action'>) | null>
> = {
  'more-needed': null,
  ready: (translate) => ({
    subject: translate(msg`Your payouts are set up`),
    preheader: translate(msg`From now on, what you earn is sent to you automatically.`),
    heading: translate(msg`Your payouts are set up`),
    paragraphs: [
      translate(msg`From now on, what you earn is sent to you automatically.`),
      translate(msg`If you didn't set this up, please write to us right away.`),
    ],
  }),
  restricted: (translate) => ({
    subject: translate(msg`Your payouts are paused`),
    preheader: translate(msg`Our payment partner needs something from you.`),
    heading: translate(msg`Your payouts are paused`),
    paragraphs: [
      translate(
        msg`Our payment partner needs something from you before it can pay you again. We'll keep your money safe in the meantime.`,
      ),
    ],
  }),
  rejected: (translate) => ({
    subject: translate(msg`Your payout account was closed`),
    preheader: translate(msg`Please write to us so we can pay you another way.`),
    heading: translate(msg`Your payout account was closed`),
    paragraphs: [
      translate(
        msg`Our payment partner has closed your payout account. Please write to us so we can pay you another way. We'll keep your money safe in the meantime.`,
      ),
    ],
  }),
};

/** Tells a host what has become of their payout account. */
export async function mailOfAccount(
  tx: Queryable,
  userId: string,
  status: PayoutAccountStatus,
  services: Services,
): Promise<void> {
  const texts = ACCOUNT_TEXTS[status];
  if (texts === null) return;
  const write: Writer = (translate, url) => ({
    ...texts(translate),
    action: { label: translate(msg`See your earnings`), url },
  });
  const key = `payout-account:${userId}:${status}:${services.now()}`;
  await mailHost(tx, userId, { key, template: 'earnings.payout-account', write }, services);
}

/** Tells a host that their bank did not take a payment. */
export async function mailOfBankFailure(
  tx: Queryable,
  userId: string,
  providerPayout: string,
  services: Services,
): Promise<void> {
  const write: Writer = (translate, url) => ({
    subject: translate(msg`Your bank didn't take a payout`),
    preheader: translate(msg`Please check the bank account you gave our payment partner.`),
    heading: translate(msg`Your bank didn't take a payout`),
    paragraphs: [
      translate(
        msg`Please check the bank account you gave our payment partner. Until then, the money stays in your payout account.`,
      ),
    ],
    action: { label: translate(msg`See your earnings`), url },
  });
  const key = `payout-bank:${userId}:${providerPayout}`;
  await mailHost(tx, userId, { key, template: 'earnings.bank-failed', write }, services);
}
