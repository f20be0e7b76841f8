import { makeTestApp, type TestApp } from '#entry/testing/test-app.ts';
import { makeJobs } from '#platform/server/jobs/make-jobs.ts';
import type { Environment } from '#platform/server/config/config.ts';
import { makeAccounts } from '../make-accounts.ts';
import type { LentByOthers } from '../parts.ts';

export interface QueuedMail {
  to: string;
  template: string;
  locale: string;
  subject: string;
  text: string;
}

export interface AccountApp extends TestApp {
  /** Mails queued for an address, the latest first, after all jobs that are due have run. */
  mailsTo(address: string): Promise<QueuedMail[]>;
}

/** The app with the accounts feature alone, over a fresh database. */
export async function makeAccountApp(
  options: { env?: Environment; lent?: LentByOthers } = {},
): Promise<AccountApp> {
  const app = await makeTestApp({
    ...(options.env === undefined ? {} : { env: options.env }),
    features: [
      (services, limits) => {
        Object.assign(services, {
          jobs: makeJobs(services.database, services.log, { background: false, now: services.now }),
        });
        return makeAccounts(services, limits, options.lent);
      },
    ],
  });
  await app.services.jobs.prepare();
  await app.services.jobs.start(app.jobHandlers);
  return {
    ...app,
    async mailsTo(address) {
      await app.services.jobs.drain();
      const { rows } = await app.services.database.executeSql(
        'select "to", template, locale, subject, text from mail_outbox where "to" = $1 order by created_at desc',
        [address],
      );
      return rows as unknown as QueuedMail[];
    },
  };
}

/** The token of the link in a mail. */
export function tokenIn(mail: QueuedMail | undefined): string {
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
