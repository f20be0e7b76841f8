import { makeTestApp, type TestApp } from '#entry/testing/test-app.ts';
import type { Environment } from '#platform/server/config/config.ts';
import { mailJobs } from '#platform/server/mail/outbox.ts';
import { makeAccounts } from '../make-accounts.ts';
import type { AccountPorts } from '../parts.ts';

export interface OutboxMail {
  to: string;
  template: string;
  locale: string;
  subject: string;
  text: string;
}

export interface AccountApp extends TestApp {
  /** Mails to an address, the latest first, after all jobs that are due have run. */
  mailsTo(address: string): Promise<OutboxMail[]>;
}

/** The app with the accounts feature alone, over a fresh database. */
export async function makeAccountApp(
  options: { env?: Environment; ports?: AccountPorts } = {},
): Promise<AccountApp> {
  const app = await makeTestApp({
    ...(options.env === undefined ? {} : { env: options.env }),
    features: [
      ({ database, mailer, config, log }) => ({
        jobs: mailJobs(database, mailer, config.mail.from, log),
      }),
      (services, limits) => makeAccounts(services, limits, options.ports),
    ],
  });
  return {
    ...app,
    async mailsTo(address) {
      await app.services.jobs.drain();
      const { rows } = await app.services.database.executeSql(
        `select "to", template, locale, subject, text from mail_outbox
         where "to" = $1 order by created_at desc`,
        [address],
      );
      return rows as unknown as OutboxMail[];
    },
  };
}

/** The token of the link in an email. */
export function tokenIn(mail: OutboxMail | undefined): string {
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
