import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { idSchema } from '#platform/contract/schemas.ts';
import { CONFIRMATION_MAIL, SENT_MAILS } from '#platform/contract/sent-mails.ts';
import { keptCookie } from '#platform/i18n/cookies.ts';
import { THEME_COOKIE } from '#platform/i18n/themes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { callerNetwork } from '../http/caller-network.ts';
import { Problem } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Services } from '../services.ts';
import { hasSentMailsKey, isSentMailsKey, maySeeSentMails, sentMailsCookie } from './sent-mails.ts';
import {
  confirmationMailPage,
  lockedMailsPage,
  type Reader,
  sentMailPage,
  sentMailsPage,
} from './sent-mails-pages.ts';
import { findSentMail, listSentMails } from './store.ts';

/**
 * `/mails`: the mails that were sent, and one of them, for operators who run the product on their
 * own machine without a mail server. They open with the key of the process, which its output links
 * to; without it they explain so. The mail by which users confirm their address opens for them,
 * signed in. To other machines these are pages that don't exist.
 *
 * @param confirmationMailId the mail of the outbox by which a person can confirm an address now
 */
export function mountSentMails(
  app: Hono<AppEnv>,
  {
    config,
    database,
    sentMailsKey,
    translatorFor,
    actorOf,
  }: Pick<Services, 'config' | 'database' | 'sentMailsKey' | 'translatorFor' | 'actorOf'>,
  limits: RateLimits,
  confirmationMailId: (userId: string) => Promise<string | null>,
): void {
  const toReader = ({ headers }: Request): Reader => ({
    translate: translatorFor(headers),
    theme: keptCookie(headers.get('cookie'), THEME_COOKIE, config.http.publicUrl),
    from: config.mail.from,
  });
  const show = async (c: Context<AppEnv>, render: (reader: Reader) => Promise<string>) => {
    await limits.spend('page', callerNetwork(c.get('address')));
    c.header('cache-control', 'private, no-store');
    const given = c.req.query('key');
    if (given !== undefined && isSentMailsKey(given, sentMailsKey)) {
      // Removes it from the address, which a browser's history stores and a person may share.
      c.header('set-cookie', sentMailsCookie(sentMailsKey));
      return c.redirect(SENT_MAILS, 303);
    }
    const reader = toReader(c.req.raw);
    if (!hasSentMailsKey(c.req.raw.headers, sentMailsKey))
      return c.html(lockedMailsPage(reader), 403);
    return c.html(await render(reader));
  };
  const isTold = (c: Context<AppEnv>) =>
    maySeeSentMails(c.req.raw.headers, c.env?.remoteAddress ?? '', config);

  app.get(SENT_MAILS, (c, next) =>
    isTold(c)
      ? show(c, async (reader) => sentMailsPage(await listSentMails(database.main), reader))
      : next(),
  );
  app.get(CONFIRMATION_MAIL, async (c, next) => {
    if (!isTold(c)) return next();
    await limits.spend('page', callerNetwork(c.get('address')));
    c.header('cache-control', 'private, no-store');
    const reader = toReader(c.req.raw);
    const actor = await actorOf(c.req.raw.headers);
    if (actor === null) return c.html(lockedMailsPage(reader), 403);
    const id = await confirmationMailId(actor.id);
    const mail = id === null ? 'none' : await findSentMail(database.main, id);
    return c.html(await confirmationMailPage(mail ?? 'queued', reader));
  });
  app.get(`${SENT_MAILS}/:id`, (c, next) =>
    isTold(c)
      ? show(c, async (reader) => {
          const id = c.req.param('id');
          const mail = v.is(idSchema, id) ? await findSentMail(database.main, id) : null;
          if (mail === null) throw new Problem('not-found');
          return sentMailPage(mail, reader);
        })
      : next(),
  );
}
