import type { Context, Hono } from 'hono';
import { SENT_MAILS } from '#platform/contract/sent-mails.ts';
import { parseCookies } from '#platform/i18n/cookies.ts';
import { THEME_COOKIE } from '#platform/i18n/themes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { callerNetwork } from '../http/caller-network.ts';
import { Problem } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Services } from '../services.ts';
import { listFolderMails, readFolderMail } from './folder-mailer.ts';
import { maySeeSentMails } from './sent-mails.ts';
import { type Reader, sentMailPage, sentMailsPage } from './sent-mails-pages.ts';

/**
 * `/mails`: the mails that were sent, and one of them, for who runs the product on their own machine
 * without a mail server. To everybody else these are pages that don't exist.
 */
export function mountSentMails(
  app: Hono<AppEnv>,
  { config, translatorFor }: Pick<Services, 'config' | 'translatorFor'>,
  limits: RateLimits,
): void {
  const show = async (c: Context<AppEnv>, render: (reader: Reader) => Promise<string>) => {
    await limits.spend('page', callerNetwork(c.get('address')));
    const { headers } = c.req.raw;
    const theme = parseCookies(headers.get('cookie'))[THEME_COOKIE];
    const page = await render({ translate: translatorFor(headers), theme });
    return c.html(page, 200, { 'cache-control': 'private, no-store' });
  };
  const isForCaller = (c: Context<AppEnv>) =>
    maySeeSentMails(c.req.raw.headers, c.env?.remoteAddress ?? '', config);

  app.get(SENT_MAILS, (c, next) =>
    isForCaller(c)
      ? show(c, async (reader) => sentMailsPage(await listFolderMails(config.dataDir), reader))
      : next(),
  );
  app.get(`${SENT_MAILS}/:id`, (c, next) =>
    isForCaller(c)
      ? show(c, async (reader) => {
          const mail = await readFolderMail(config.dataDir, c.req.param('id'));
          if (mail === null) throw new Problem('not-found');
          return sentMailPage(mail, reader);
        })
      : next(),
  );
}
