import { randomBytes, timingSafeEqual } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import * as v from 'valibot';
import { BRAND } from '#platform/brand/brand.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { CONFIRMATION_MAIL, SENT_MAILS } from '#platform/contract/sent-mails.ts';
import { keptCookie, parseCookies } from '#platform/i18n/cookies.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { directionFor } from '#platform/i18n/locales.ts';
import { THEME_COOKIE } from '#platform/i18n/themes.ts';
import type { Config } from '../config/config.ts';
import { type AppEnv, callerNetwork, isLocalRequest, isServedHere } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Services, Translator } from '../services.ts';
import { findSentMail, listSentMails, type SentMail } from './store.ts';

const KEY_BYTES = 24;
const COOKIE = 'sent-mails';

/** The key of the mails until the process ends; everyone who can read its output has it. */
export function makeSentMailsKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Whether mails are shown at all: no mail server is configured, and no proxy could show them to
 * others.
 */
export function showsSentMails({ mail, http }: Pick<Config, 'mail' | 'http'>): boolean {
  return mail.smtpUrl === undefined && isServedHere(http);
}

/**
 * The link that opens the mails in a browser, for the output of the start.
 *
 * @param port that the server listens on
 */
export function sentMailsLink(port: number, key: string): string {
  return `http://localhost:${port}${SENT_MAILS}?key=${key}`;
}

/**
 * Whether a caller may know that there is a page of mails: on this machine alone, since the links
 * of the mails confirm addresses and set passwords. It opens with the key: a proxy that adds no
 * header and other users of this machine look like its owner.
 *
 * @param address of the peer
 */
export function maySeeSentMails(
  headers: Headers,
  address: string,
  config: Pick<Config, 'mail' | 'http'>,
): boolean {
  return showsSentMails(config) && isLocalRequest(headers, address, config.http);
}

/** Whether a text is the key. */
export function isSentMailsKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a browser has opened the mails before. */
export function hasSentMailsKey(headers: Headers, key: string): boolean {
  return isSentMailsKey(parseCookies(headers.get('cookie'))[COOKIE] ?? '', key);
}

/** The `Set-Cookie` by which a browser stores the key until it is closed. */
export function sentMailsCookie(key: string): string {
  return `${COOKIE}=${key}; Path=${SENT_MAILS}; HttpOnly; SameSite=Strict`;
}

/** The viewer of the mails. */
export interface Reader {
  readonly translate: Translator;
  /** Value of the theme's cookie. */
  readonly theme: string | undefined;
  /** The sender of all mails, as configured. */
  readonly from: string;
}

type Html = ReturnType<typeof html>;

/** Seconds between two checks for a mail that is being written. */
const LOOK_SECONDS = 1;

const STYLE = `
:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;background:light-dark(#fefaf3,#14100c);color:light-dark(#2b211b,#f3eee7);font:16px/1.5 system-ui,sans-serif}
main{max-width:48rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0 1rem;overflow-wrap:anywhere}
p,dl{margin:0 0 1rem}
a{color:light-dark(#a8380f,#f59a6c)}
a:focus-visible,summary:focus-visible{outline:2px solid currentColor;outline-offset:2px;border-radius:8px}
.way{display:inline-block;min-height:44px;line-height:44px;margin-inline-end:1.5rem}
.soft,dt,time{color:light-dark(#655a52,#bcb2a8);font-size:.875rem}
ul{list-style:none;margin:0;padding:0;border:1px solid light-dark(#e1ddd7,#413933);border-radius:16px;overflow:hidden;background:light-dark(#fff,#1f1914)}
li+li{border-top:1px solid light-dark(#e1ddd7,#413933)}
li a{display:block;padding:.75rem 1rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover{background:light-dark(#f7f1e7,#2a231d)}
li a:focus-visible{outline-offset:-4px}
li strong,li span{display:block}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dd{margin:0;overflow-wrap:anywhere}
iframe{box-sizing:border-box;display:block;width:100%;height:42rem;border:1px solid light-dark(#e1ddd7,#413933);border-radius:16px;background:light-dark(#fdfaf4,#1a1511)}
summary{min-height:44px;line-height:44px;cursor:pointer}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}`;

/** The latest mails, newest first, as in a mailbox. */
export async function sentMailsPage(mails: readonly SentMail[], reader: Reader): Promise<string> {
  const { translate } = reader;
  const title = translate(msg`Sent emails`);
  const body = html`<p>${translate(msg`No mail server is set up, so emails are kept here instead. Only this computer can see them.`)}</p>
    <p><a class="way" href="${SENT_MAILS}">${translate(msg`Check for new emails`)}</a>
    <a class="way" href="/">${translate(msg`Home page`)}</a></p>
    ${
      mails.length === 0
        ? html`<p>${translate(msg`No emails have been sent yet.`)}</p>`
        : html`<ul>${mails.map((mail) => mailRow(mail, translate))}</ul>`
    }`;
  return page(title, body, reader);
}

/** The page for a browser without the key: how the operator finds it, and no mail. */
export function lockedMailsPage(reader: Reader): Promise<string> {
  const { translate } = reader;
  const body = html`<p>${translate(msg`No mail server is set up, so emails are kept on this computer instead. To read them, open the link that the server printed when it started.`)}</p>
    <p>${translate(msg`Look for this in the terminal. Every start prints a new link.`)}</p>
    <pre dir="ltr">${SENT_MAILS}?key=</pre>
    <p><a class="way" href="/">${translate(msg`Home page`)}</a></p>`;
  return page(translate(msg`Sent emails`), body, reader);
}

/**
 * One mail as it was written. Its HTML is shown in a frame of its own, where no script runs and
 * nothing is fetched from other sites; its links open in the whole window.
 */
export async function sentMailPage(mail: SentMail, reader: Reader): Promise<string> {
  const { translate } = reader;
  const body = html`<p><a class="way" href="${SENT_MAILS}">${translate(msg`All sent emails`)}</a></p>
    ${mailBody(mail, reader)}`;
  return page(mail.subject, body, reader);
}

/**
 * The mail by which the reader confirms their address, and no link to any other mail.
 *
 * @param mail 'queued' until it is written, for which the page polls; 'none' without one
 */
export async function confirmationMailPage(
  mail: SentMail | 'queued' | 'none',
  reader: Reader,
): Promise<string> {
  const { translate } = reader;
  const home = html`<p><a class="way" href="/">${translate(msg`Home page`)}</a></p>`;
  if (mail === 'none') {
    const text = translate(msg`There's no email waiting for you to confirm your address.`);
    return page(translate(msg`Sent emails`), html`<p>${text}</p>${home}`, reader);
  }
  if (mail === 'queued') {
    const text = translate(msg`Your email is on its way. It opens here in a moment.`);
    return page(translate(msg`Sent emails`), html`<p>${text}</p>${home}`, reader, LOOK_SECONDS);
  }
  const note = translate(
    msg`No mail server is set up, so your email is shown here. Only you can see it.`,
  );
  const body = html`<p>${note}</p>${mailBody(mail, reader)}`;
  return page(mail.subject, body, reader);
}

function mailBody(mail: SentMail, { translate, from }: Reader): Html {
  return html`<dl>
      <dt>${translate(msg`From`)}</dt><dd><bdi>${from}</bdi></dd>
      <dt>${translate(msg`To`)}</dt><dd><bdi>${mail.to}</bdi></dd>
      <dt>${translate(msg`Sent`)}</dt><dd>${sentAt(mail, translate)}</dd>
    </dl>
    <iframe sandbox="allow-top-navigation-by-user-activation" title="${mail.subject}" srcdoc="${withLinksOnTop(mail.html)}"></iframe>
    <details>
      <summary>${translate(msg`As plain text`)}</summary>
      <pre dir="auto">${mail.text}</pre>
    </details>`;
}

function mailRow(mail: SentMail, translate: Translator): Html {
  return html`<li><a href="${SENT_MAILS}/${mail.id}">
    <strong><bdi>${mail.subject}</bdi></strong>
    <span class="soft"><bdi>${mail.to}</bdi></span>
    ${sentAt(mail, translate)}
  </a></li>`;
}

function sentAt({ at }: SentMail, { locale }: Translator): Html {
  // Reader and server are at the same machine, so its time zone is theirs.
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return html`<time datetime="${at}">${format.format(at?.epochMilliseconds)}</time>`;
}

function withLinksOnTop(mail: string): string {
  return mail.replace('<head>', '<head><base target="_top">');
}

/** @param lookSeconds after which the browser reloads; never when left out */
async function page(
  title: string,
  body: Html,
  { translate, theme }: Reader,
  lookSeconds?: number,
): Promise<string> {
  const { locale } = translate;
  const document = await html`<!doctype html>
<html lang="${locale}" dir="${directionFor(locale)}" data-theme="${theme ?? 'system'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${lookSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${lookSeconds}">`}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${title} · ${BRAND.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1><bdi>${title}</bdi></h1>
${body}
</main>
</body>
</html>
`;
  return document.toString();
}

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
