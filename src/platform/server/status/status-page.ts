import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { BRAND } from '#platform/brand/brand.ts';
import { keptCookie } from '#platform/i18n/cookies.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { directionFor } from '#platform/i18n/locales.ts';
import { THEME_COOKIE } from '#platform/i18n/themes.ts';
import { type AppEnv, callerNetwork } from '../http/caller.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Services, Translator } from '../services.ts';
import type { Health, HealthChecks, HealthPart, PartHealth, PartState } from './health-parts.ts';

/** Address of the page. */
export const STATUS_PAGE = '/status';

const NAMES: Record<HealthPart, MessageDescriptor> = {
  pages: msg`Pages`,
  database: msg`Bookings and accounts`,
  mail: msg`Emails`,
  payments: msg`Payments`,
};

const STATES: Record<PartState, MessageDescriptor> = {
  works: msg`Working`,
  late: msg`Delayed`,
  away: msg`Not available`,
  test: msg`Test mode`,
  unknown: msg`Unknown`,
};

/** Meanings of states for people; none where the name is enough. */
const MEANINGS: Partial<Record<`${HealthPart} ${PartState}`, MessageDescriptor>> = {
  'database away': msg`Nothing you have booked is lost.`,
  'mail late': msg`Emails such as the link to confirm your address are taking longer than usual. They'll still arrive.`,
  'mail test': msg`No mail server is set up, so emails are kept on this machine.`,
  'mail unknown': msg`We can't tell while bookings and accounts aren't available.`,
  'payments away': msg`The payment provider isn't responding. Please try again later; nothing is charged twice.`,
  'payments test': msg`No real money is taken.`,
};

const STYLE = `
:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;background:light-dark(#fefaf3,#14100c);color:light-dark(#2b211b,#f3eee7);font:18px/1.6 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem 3rem}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0 1.5rem}
p{margin:0 0 1rem}
ul{list-style:none;margin:0 0 1.5rem;padding:0;border:1px solid light-dark(#e1ddd7,#413933);border-radius:16px;overflow:hidden;background:light-dark(#fff,#1f1914)}
li{padding:1rem}
li+li{border-top:1px solid light-dark(#e1ddd7,#413933)}
.line{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1rem}
.state{display:inline-flex;align-items:center;gap:.5rem;font-weight:600}
.state::before{content:"";width:.75rem;height:.75rem;border-radius:50%;background:light-dark(#8a8078,#8d837b)}
[data-state=works] .state::before{background:light-dark(#2e7d4f,#6fc48f)}
[data-state=late] .state::before{background:light-dark(#b26a00,#f0b14a);border-radius:0}
[data-state=away] .state::before{background:light-dark(#b3261e,#ff8a80);border-radius:0;rotate:45deg}
h2{font-size:1.125rem;line-height:inherit;margin:0}
li p{margin:.25rem 0 0}
.soft{color:light-dark(#655a52,#bcb2a8);font-size:.9375rem}
a{color:light-dark(#a8380f,#f59a6c);display:inline-block;min-height:44px;line-height:44px;margin-inline-end:1.5rem}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px;border-radius:8px}`;

type Html = ReturnType<typeof html>;

function pageTitle(parts: readonly PartHealth[]): MessageDescriptor {
  const isIn = (...states: PartState[]) => parts.some(({ state }) => states.includes(state));
  if (parts.some(({ part, state }) => part === 'database' && state === 'away')) {
    return msg`Bookings and accounts aren't available right now`;
  }
  return isIn('away', 'late', 'unknown')
    ? msg`Some things aren't working right now`
    : msg`Everything is working`;
}

/** A moment in UTC, since a reader's zone isn't known without their account. */
function momentIn(translate: Translator, at: Temporal.Instant): Html {
  const format = dateFormat(translate.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return html`<time datetime="${at.toString()}">${format.format(at.epochMilliseconds)} UTC</time>`;
}

function partItem({ part, state, since }: PartHealth, translate: Translator): Html {
  const meaning = MEANINGS[`${part} ${state}`];
  return html`<li data-state="${state}">
<div class="line"><h2>${translate(NAMES[part])}</h2><span class="state">${translate(STATES[state])}</span></div>
${meaning === undefined ? '' : html`<p>${translate(meaning)}</p>`}
<p class="soft"><span>${translate(msg`Since at least`)}</span> ${momentIn(translate, since)}</p>
</li>`;
}

/** The page; it needs no script, no picture and no session. */
export async function statusPage(
  { parts, checkedAt }: Health,
  translate: Translator,
  theme = 'system',
): Promise<string> {
  const { locale } = translate;
  const title = translate(pageTitle(parts));
  const document = await html`<!doctype html>
<html lang="${locale}" dir="${directionFor(locale)}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${title} · ${BRAND.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<ul>
${parts.map((part) => partItem(part, translate))}
</ul>
<p class="soft"><span>${translate(msg`Checked`)}</span> ${momentIn(translate, checkedAt)}</p>
<p class="soft">${translate(msg`This page shows the current state as this server sees it. Past interruptions aren't recorded here.`)}</p>
<p><a href="${STATUS_PAGE}">${translate(msg`Check again`)}</a><a href="/">${translate(msg`Home page`)}</a></p>
</main>
</body>
</html>
`;
  return document.toString();
}

/**
 * `/status`: which parts of the product work now, for people. It asks for no session, and counts no
 * visit in the database: it answers while that is away.
 */
export function mountStatus(
  app: Hono<AppEnv>,
  { config, translatorFor }: Pick<Services, 'config' | 'translatorFor'>,
  limits: Pick<RateLimits, 'spend'>,
  checks: Pick<HealthChecks, 'read'>,
): void {
  app.get(STATUS_PAGE, async (c) => {
    await limits.spend('network', callerNetwork(c.get('address')));
    const { headers } = c.req.raw;
    const theme = keptCookie(headers.get('cookie'), THEME_COOKIE, config.http.publicUrl);
    c.header('cache-control', 'no-store');
    c.header('vary', 'cookie, accept-language');
    return c.html(await statusPage(await checks.read(), translatorFor(headers), theme));
  });
}
