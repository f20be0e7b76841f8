import type { Context, Hono } from 'hono';
import { isLocale, type Locale } from '#platform/i18n/locales.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import type { Services } from '#platform/server/services.ts';
import { loadContents, loadPage } from '../content/load-content.ts';
import { entriesOf } from '../site-pages.ts';
import { feedOf } from './documents/feed.ts';
import { robotsText } from './documents/robots.ts';
import { siteMapOf } from './documents/site-map.ts';

const FRESH_SECONDS = 3_600;

/** Serves what machines read: the feed of the blog, the site map, and what robots are asked. */
export function mountDocuments(app: Hono<AppEnv>, services: Services): void {
  const { publicUrl } = services.config.http;

  app.get('/blog/feed.xml', async (c) => {
    const locale = languageFor(c, services);
    const entries = entriesOf(await loadContents(locale), 'blog');
    const pieces = await Promise.all(entries.map(({ path }) => loadPage(path, locale)));
    const about = await loadPage('blog', locale);
    c.header('vary', 'accept-language');
    return send(
      c,
      'application/rss+xml',
      feedOf({
        origin: publicUrl,
        about,
        pieces: pieces.filter((piece) => piece !== null),
        translate: services.translator(locale),
      }),
    );
  });

  app.get('/sitemap.xml', async (c) =>
    send(c, 'application/xml', siteMapOf(publicUrl, await loadContents('en'))),
  );

  app.get('/robots.txt', (c) => send(c, 'text/plain', robotsText(publicUrl)));
}

/** The language that the address asks for, else the reader's. A feed reader brings no cookie. */
function languageFor(c: Context<AppEnv>, { translatorFor }: Services): Locale {
  const asked = c.req.query('lang');
  if (isLocale(asked)) return asked;
  const accept = c.req.header('accept-language') ?? '';
  return translatorFor(new Headers({ 'accept-language': accept })).locale as Locale;
}

function send(c: Context<AppEnv>, type: string, body: string): Response {
  c.header('content-type', `${type}; charset=utf-8`);
  c.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
  return c.body(body);
}
