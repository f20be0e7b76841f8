import type { Context } from 'hono';
import { keptCookie } from '#platform/i18n/cookies.ts';
import { isLocale, LOCALE_COOKIE, type Locale } from '#platform/i18n/locales.ts';
import { isMenuLanguage, type Language } from '#platform/i18n/menu-languages.ts';
import type { Menus } from '#platform/i18n/navigation.ts';
import { negotiateLanguages } from '#platform/i18n/negotiate-languages.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { menusIn } from '#platform/server/i18n/menu-labels.ts';
import { LANGUAGE_PARAMETER } from '#platform/web/i18n/addresses.ts';

/** In which languages a page is rendered. */
export interface PageLanguages {
  readonly locale: Locale;
  readonly menus: Menus | null;
  /** The language of the address's `?lang=`; it is stored as if chosen in the language menu. */
  readonly asked: Language | undefined;
}

/** The languages of a page: by its address, otherwise the stored ones, otherwise the browser's. */
export function pageLanguages(
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
export function withoutLanguage(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return request;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  return new Request(url, request);
}
