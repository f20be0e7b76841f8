import type { Context, Hono } from 'hono';
import { CALENDAR_FEED } from '#features/reservations/contract.ts';
import { isLocale, type Locale } from '#platform/i18n/locales.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { loadContents, loadPage } from '../content/load-content.ts';
import { HIDDEN_FROM_ROBOTS, listSectionPages } from '../site-pages.ts';
import { renderFeed } from './documents/feed.ts';

import { mountSiteMaps } from './mount-site-maps.ts';
import { sendDocument } from './send-document.ts';

/** Serves documents for machines: the blog's feed, the site maps, and `robots.txt`. */
export function mountDocuments(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  const { publicUrl } = services.config.http;

  app.get('/blog/feed.xml', async (c) => {
    const locale = languageFor(c, services);
    const entries = listSectionPages(await loadContents(locale), 'blog');
    const pieces = await Promise.all(entries.map(({ path }) => loadPage(path, locale)));
    const about = await loadPage('blog', locale);
    c.header('vary', 'accept-language');
    return sendDocument(
      c,
      'application/rss+xml',
      renderFeed({
        origin: publicUrl,
        about,
        pieces: pieces.filter((piece) => piece !== null),
        translate: services.translator(locale),
      }),
    );
  });

  mountSiteMaps(app, services, limits);

  app.get('/robots.txt', (c) => sendDocument(c, 'text/plain', robotsText(publicUrl)));
}

/** The language of the address's parameter, otherwise the reader's. A feed reader has no cookie. */
function languageFor(c: Context<AppEnv>, { translatorFor }: Services): Locale {
  const asked = c.req.query('lang');
  if (isLocale(asked)) return asked;
  const accept = c.req.header('accept-language') ?? '';
  return translatorFor(new Headers({ 'accept-language': accept })).locale as Locale;
}

/**
 * Rules for robots: the API and private pages are disallowed. Calendar feeds are allowed, since
 * some calendars that subscribe to one check here first; they are `noindex` themselves.
 */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    `Allow: ${CALENDAR_FEED.slice(0, CALENDAR_FEED.indexOf(':'))}`,
    'Disallow: /api/',
    ...HIDDEN_FROM_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
