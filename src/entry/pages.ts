import type { Context, Hono } from 'hono';
import { readSessionToken } from '#features/accounts/index.server.ts';
import { LAST_DATES_COOKIE } from '#platform/contract/last-dates.ts';
import { cookieName, keptCookie } from '#platform/i18n/cookies.ts';
import { isLocale, LOCALE_COOKIE, type Locale } from '#platform/i18n/locales.ts';
import { isMenuLanguage, type Language } from '#platform/i18n/menu-languages.ts';
import type { Menus } from '#platform/i18n/navigation.ts';
import { negotiateLanguages } from '#platform/i18n/negotiate-languages.ts';
import {
  DEVICE_ZONE_COOKIE,
  isTimeZone,
  PREFERENCES_COOKIE,
  parsePreferences,
} from '#platform/i18n/preferences.ts';
import type { Config } from '#platform/server/config/config.ts';
import { type AppEnv, admitCaller, type Caller } from '#platform/server/http/caller.ts';
import { choiceCookie, renameChoices } from '#platform/server/http/choice-cookie.ts';
import { takesBrotli } from '#platform/server/http/compression.ts';
import { Problem, RETRY_AFTER_SECONDS } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { menusIn } from '#platform/server/i18n/translators.ts';
import type { Services } from '#platform/server/services.ts';
import { pageCacheRequests } from '#platform/server/telemetry/instruments.ts';
import { LANGUAGE_PARAMETER } from '#platform/web/i18n/addresses.ts';
import { writeAsJson } from '#platform/web/scope/as-json.ts';
import { isTheme, type PageScope, THEME_COOKIE } from '#platform/web/scope/page-scope.ts';
import { type PageCache, pageKey, type RenderedPage } from './page-cache.ts';
import { PAGE_ROUTE_HEADER } from './page-route.ts';

/** Renders a page; the function that the page build exports. */
export type RenderPage = (request: Request, page: PageScope) => Promise<Response>;

/** The cookies that pages read for a reader who is not signed in. */
const PAGE_COOKIES = [LOCALE_COOKIE, THEME_COOKIE, PREFERENCES_COOKIE, LAST_DATES_COOKIE];

/** Headers of the visitor that a page's own calls carry on. */
const CARRIED = ['accept-language', 'user-agent', 'host'];

/**
 * Serves every path that is neither file nor API as a page.
 *
 * A page for a signed-in user, or one whose address contains a secret, is never cached.
 *
 * @param cache of pages for readers who are not signed in; null to render each one
 */
export function mountPages(
  app: Hono<AppEnv>,
  limits: RateLimits,
  renderPage: RenderPage,
  services: Pick<Services, 'config' | 'actorOf' | 'coHosts' | 'mapStyle'>,
  cache: PageCache | null,
): void {
  const { config } = services;
  app.get('*', async (c) => {
    const caller = await admitCaller(c, 'page', services, limits, 'any');
    const kept = renameChoices(c.req.header('cookie') ?? null, config);
    const languages = pageLanguages(c, kept.header, config);
    const cookies = kept.setCookies;
    if (languages.asked !== undefined) {
      cookies.push(choiceCookie(LOCALE_COOKIE, languages.asked, config));
    }
    const scope = makeScope(app, c, {
      caller,
      services,
      languages,
      sent: kept.header,
      cookies,
    });
    const isPersonal =
      caller !== null || c.req.query('token') !== undefined || c.get('isSecretPath');

    const render = async (): Promise<RenderedPage> => {
      const page = await renderPage(withoutLanguage(c.req.raw), scope);
      if (page.status === 500 && !(await isPage(page.clone()))) throw new Problem('internal');
      if (page.status === 503) page.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
      for (const cookie of cookies) page.headers.append('set-cookie', cookie);
      page.headers.set('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache');
      page.headers.append('vary', 'cookie, accept-language');
      return { page, isShared: page.status === 200 && cookies.length === 0 };
    };
    const { isNobody, nonce } = scope;
    if (cache === null || isPersonal || !isNobody || nonce === '' || cookies.length > 0) {
      return withoutRoute(c, (await render()).page);
    }
    const reader = { nonce, takesBrotli: takesBrotli(c) };
    const { response, scriptSources } = await cache.answer(cacheKeyFor(c, scope), reader, render);
    if (scriptSources !== null) c.set('scriptSources', scriptSources);
    pageCacheRequests.inc({ result: response.headers.get('x-cache') ?? 'unknown' });
    return withoutRoute(c, response);
  });
}

/** Takes the pattern of the page's route, which the rendering names for the metrics, off its headers. */
function withoutRoute(c: Context<AppEnv>, page: Response): Response {
  const route = page.headers.get(PAGE_ROUTE_HEADER);
  if (route === null) return page;
  c.set('pageRoute', route);
  page.headers.delete(PAGE_ROUTE_HEADER);
  return page;
}

/** The key of a page for readers who are not signed in. */
function cacheKeyFor(
  c: Context<AppEnv>,
  { locale, menus, theme, mapStyleUrl, cookie }: PageScope,
): string {
  const { pathname, search } = new URL(c.req.url);
  return pageKey([
    ...[pathname, search, locale, menus?.language, theme, mapStyleUrl],
    ...PAGE_COOKIES.map((name) => cookie(name)),
  ]);
}

/** An error while rendering is answered with a line of text in place of a page. */
async function isPage(response: Response): Promise<boolean> {
  return (await response.text()).startsWith('<!');
}

/** The parts of a page that come from its caller. */
interface PageParts {
  /** Who asks, for the page and for its own calls. */
  readonly caller: Caller | null;
  readonly services: Pick<Services, 'config' | 'mapStyle'>;
  readonly languages: PageLanguages;
  /** The `Cookie` header. */
  readonly sent: string | null;
  /** Filled with those that the page's own calls set. */
  readonly cookies: string[];
}

function makeScope(
  app: Hono<AppEnv>,
  c: Context<AppEnv>,
  { caller, services, languages, sent, cookies }: PageParts,
): PageScope {
  const { locale, menus, asked } = languages;
  const { config, mapStyle } = services;
  const { http, mediaCdnUrl } = config;
  const cookie = (name: string) => keptCookie(sent, name, http.publicUrl);
  const theme = cookie(THEME_COOKIE);
  const zone = cookie(DEVICE_ZONE_COOKIE);
  const carried = new Headers();
  for (const name of CARRIED) {
    const value = c.req.header(name);
    if (value !== undefined) carried.set(name, value);
  }
  // The page's calls answer in its language, also where the browser's cookie names another.
  carried.set('accept-language', locale);
  const isNobody = readSessionToken(c.req.raw.headers, config) === null;
  const written = (name: string, value: string) =>
    `${cookieName(name, http.publicUrl)}=${encodeURIComponent(value)}`;
  const language = asked === undefined ? [] : [written(LOCALE_COOKIE, asked)];
  // A page that may be shared depends on the cookies in its key alone.
  const choices = PAGE_COOKIES.flatMap((name) => {
    const value = cookie(name);
    return value === undefined ? [] : [written(name, value)];
  });
  // The first of two cookies with one name counts.
  const carriedCookies = [...language, ...(isNobody ? choices : sent === null ? [] : [sent])];
  if (carriedCookies.length > 0) carried.set('cookie', carriedCookies.join('; '));
  carried.set('x-request-id', c.get('requestId'));
  return {
    locale,
    askedLanguage: asked,
    menus,
    preferences: parsePreferences(cookie(PREFERENCES_COOKIE)),
    // A page that may be shared doesn't depend on it.
    deviceZone: !isNobody && isTimeZone(zone) ? zone : null,
    nonce: c.get('secureHeadersNonce') ?? '',
    theme: isTheme(theme) ? theme : 'system',
    origin: http.publicUrl,
    mapStyleUrl: mapStyle.current(),
    mediaUrl: mediaCdnUrl,
    isNobody,
    cookie,
    fetchApi: async (path, init) => {
      const headers = new Headers(init.headers);
      carried.forEach((value, name) => {
        headers.set(name, value);
      });
      const request = new Request(new URL(path, c.req.url), { ...init, headers });
      let handed: { body: unknown } | undefined;
      const answer = await app.fetch(request, {
        internal: true,
        caller,
        remoteAddress: c.get('address'),
        handOver: (body) => {
          handed = { body: writeAsJson(body) };
        },
      });
      const { ok, status, headers: told } = answer;
      cookies.push(...told.getSetCookie());
      if (handed === undefined) return answer;
      const { body } = handed;
      return { ok, status, headers: told, json: async () => body };
    },
  };
}

/** In which languages a page is rendered. */
interface PageLanguages {
  readonly locale: Locale;
  readonly menus: Menus | null;
  /** The language of the address's `?lang=`; it is stored as if chosen in the language menu. */
  readonly asked: Language | undefined;
}

/** The languages of a page: by its address, otherwise the stored ones, otherwise the browser's. */
function pageLanguages(
  c: Context<AppEnv>,
  cookies: string | null,
  { http }: Pick<Config, 'http'>,
): PageLanguages {
  const wanted = c.req.query(LANGUAGE_PARAMETER);
  const asked = isLocale(wanted) || isMenuLanguage(wanted) ? wanted : undefined;
  const accept = c.req.header('accept-language') ?? null;
  const kept = keptCookie(cookies, LOCALE_COOKIE, http.publicUrl);
  const { locale, menus } = negotiateLanguages(asked ?? kept, accept);
  return { locale, menus: menus === null ? null : menusIn(menus), asked };
}

/** The request without the language parameter, which pages don't read. */
function withoutLanguage(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return request;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  return new Request(url, request);
}
