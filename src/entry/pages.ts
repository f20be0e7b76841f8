import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { sessionTokenOf } from '#features/accounts/index.server.ts';
import { LOCALE_COOKIE, negotiateLocale } from '#platform/i18n/locales.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { isTheme, type PageScope, THEME_COOKIE } from '#platform/web/scope/page-scope.ts';

/** Renders a page; the function that the page build exports. */
export type RenderPage = (request: Request, page: PageScope) => Promise<Response>;

/** Headers of the visitor that a page's own calls carry on. */
const CARRIED = ['cookie', 'accept-language', 'user-agent', 'host'];

/**
 * Serves every path that is neither file nor API as a page.
 *
 * @param config where the pages' addresses begin, the tile service of their maps, and the secret
 *   that tells a session
 */
export function mountPages(
  app: Hono<AppEnv>,
  limits: RateLimits,
  renderPage: RenderPage,
  config: Config,
): void {
  app.get('*', async (c) => {
    const wait = await limits.take('page', c.get('address'));
    if (wait > 0) throw new Problem('rate-limited', { retryAfter: wait });
    const page = await renderPage(c.req.raw, scopeOf(app, c, config));
    page.headers.set('cache-control', 'private, no-cache');
    page.headers.append('vary', 'cookie, accept-language');
    return page;
  });
}

function scopeOf(app: Hono<AppEnv>, c: Context<AppEnv>, config: Config): PageScope {
  const { http, map } = config;
  const theme = getCookie(c, THEME_COOKIE);
  const carried = new Headers();
  for (const name of CARRIED) {
    const value = c.req.header(name);
    if (value !== undefined) carried.set(name, value);
  }
  const locale = negotiateLocale(
    getCookie(c, LOCALE_COOKIE),
    c.req.header('accept-language') ?? null,
  );
  carried.set('accept-language', locale);
  carried.set('x-request-id', c.get('requestId'));
  return {
    locale,
    nonce: c.get('secureHeadersNonce') ?? '',
    theme: isTheme(theme) ? theme : 'system',
    origin: http.publicUrl,
    mapStyleUrl: map.styleUrl,
    isNobody: sessionTokenOf(c.req.raw.headers, config) === null,
    fetchApi: async (path, init) => {
      const headers = new Headers(init.headers);
      carried.forEach((value, name) => {
        headers.set(name, value);
      });
      const request = new Request(new URL(path, c.req.url), { ...init, headers });
      return app.fetch(request, { internal: true, remoteAddress: c.get('address') });
    },
  };
}
