import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { sessionTokenOf } from '#features/accounts/index.server.ts';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import { PREFERENCES_COOKIE, parsePreferences } from '#platform/i18n/preferences.ts';
import type { Config } from '#platform/server/config/config.ts';
import { admitCaller } from '#platform/server/http/admit-caller.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import { choiceCookie } from '#platform/server/http/choice-cookie.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { isTheme, type PageScope, THEME_COOKIE } from '#platform/web/scope/page-scope.ts';
import { type PageLanguages, pageLanguages, withoutLanguage } from './page-languages.ts';

/** Renders a page; the function that the page build exports. */
export type RenderPage = (request: Request, page: PageScope) => Promise<Response>;

/** Headers of the visitor that a page's own calls carry on. */
const CARRIED = ['cookie', 'accept-language', 'user-agent', 'host'];

/**
 * Serves every path that is neither file nor API as a page.
 *
 * A page of somebody signed in, or one whose address holds a mailed secret, is stored nowhere.
 */
export function mountPages(
  app: Hono<AppEnv>,
  limits: RateLimits,
  renderPage: RenderPage,
  services: Pick<Services, 'config' | 'actorOf'>,
): void {
  const { config } = services;
  app.get('*', async (c) => {
    const actor = await admitCaller(c, 'page', services, limits);
    const languages = pageLanguages(c);
    const cookies: string[] = [];
    const scope = scopeOf(app, c, config, languages, cookies);
    const page = await renderPage(withoutLanguage(c.req.raw), scope);
    if (page.status === 500 && !(await isPage(page.clone()))) throw new Problem('internal');
    if (languages.asked !== undefined) {
      cookies.push(choiceCookie(LOCALE_COOKIE, languages.asked, config));
    }
    for (const cookie of cookies) page.headers.append('set-cookie', cookie);
    const isPersonal = actor !== null || c.req.query('token') !== undefined;
    page.headers.set('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache');
    page.headers.append('vary', 'cookie, accept-language');
    return page;
  });
}

/** What threw while it was rendered is answered with a line of text in place of a page. */
async function isPage(response: Response): Promise<boolean> {
  return (await response.text()).startsWith('<!');
}

/** @param cookies filled with those that the page's own calls set */
function scopeOf(
  app: Hono<AppEnv>,
  c: Context<AppEnv>,
  config: Config,
  { locale, menus, asked }: PageLanguages,
  cookies: string[],
): PageScope {
  const { http, map } = config;
  const theme = getCookie(c, THEME_COOKIE);
  const carried = new Headers();
  for (const name of CARRIED) {
    const value = c.req.header(name);
    if (value !== undefined) carried.set(name, value);
  }
  // The page's calls answer in its language, also where the browser's cookie names another.
  carried.set('accept-language', locale);
  if (asked !== undefined) carried.set('cookie', withCookie(carried.get('cookie'), asked));
  carried.set('x-request-id', c.get('requestId'));
  return {
    locale,
    askedLanguage: asked,
    menus,
    preferences: parsePreferences(getCookie(c, PREFERENCES_COOKIE)),
    nonce: c.get('secureHeadersNonce') ?? '',
    theme: isTheme(theme) ? theme : 'system',
    origin: http.publicUrl,
    mapStyleUrl: map.styleUrl,
    isNobody: sessionTokenOf(c.req.raw.headers, config) === null,
    cookie: (name) => getCookie(c, name),
    fetchApi: async (path, init) => {
      const headers = new Headers(init.headers);
      carried.forEach((value, name) => {
        headers.set(name, value);
      });
      const request = new Request(new URL(path, c.req.url), { ...init, headers });
      const answer = await app.fetch(request, {
        internal: true,
        remoteAddress: c.get('address'),
      });
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    },
  };
}

/** A `Cookie` header whose language is the asked one: of two with one name the first counts. */
function withCookie(header: string | null, language: string): string {
  return [`${LOCALE_COOKIE}=${language}`, ...(header === null ? [] : [header])].join('; ');
}
