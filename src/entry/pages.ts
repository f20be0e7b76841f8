import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
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
 * @param config where the pages' addresses begin, and the tile service of their maps
 */
export function mountPages(
  app: Hono<AppEnv>,
  limits: RateLimits,
  renderPage: RenderPage,
  config: Pick<Config, 'http' | 'map'>,
): void {
  app.get('*', async (c) => {
    const wait = await limits.take('page', c.get('address'));
    if (wait > 0) throw new Problem('rate-limited', { retryAfter: wait });
    const response = await renderPage(c.req.raw, scopeOf(app, c, config));
    if (response.status === 500 && !(await isPage(response.clone()))) throw new Problem('internal');
    // The answer is made by another library; the headers set so far go onto it.
    const page = new Response(response.body, response);
    page.headers.set('cache-control', 'private, no-cache');
    page.headers.append('vary', 'cookie, accept-language');
    return page;
  });
}

/** What threw while it was rendered is answered with a line of text in place of a page. */
async function isPage(response: Response): Promise<boolean> {
  return (await response.text()).startsWith('<!');
}

function scopeOf(
  app: Hono<AppEnv>,
  c: Context<AppEnv>,
  { http, map }: Pick<Config, 'http' | 'map'>,
): PageScope {
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
