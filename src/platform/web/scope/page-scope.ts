import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { keptCookie } from '#platform/i18n/cookies.ts';
import { isLocale, type Locale } from '#platform/i18n/locales.ts';
import type { Menus } from '#platform/i18n/navigation.ts';
import { type Preferences, parsePreferences } from '#platform/i18n/preferences.ts';
import { isTheme, type Theme } from '#platform/i18n/themes.ts';
import { accountHeaders } from './page-account.ts';

export { isTheme, THEME_COOKIE, THEMES, type Theme } from '#platform/i18n/themes.ts';

/** Data that the server passes to the rendering of one page. */
export interface PageScope {
  readonly locale: Locale;
  /** The language in the page's address. */
  readonly askedLanguage: string | undefined;
  /** The menus' texts where they are in another language; the browser receives them separately. */
  readonly menus: Menus | null;
  readonly preferences: Preferences;
  /** IANA zone that a signed-in reader's device had when it last showed a page. */
  readonly deviceZone: string | null;
  /** Nonce of the page's scripts; empty in the browser, where it isn't needed any more. */
  readonly nonce: string;
  readonly theme: Theme;
  /** Public scheme and host, for addresses that leave the page; not those of the request. */
  readonly origin: string;
  /** Style of a tile service for the maps; without one they use their own. */
  readonly mapStyleUrl: string | undefined;
  /** Origin of pictures; undefined where it is that of the page. */
  readonly mediaUrl: string | undefined;
  /** Known to be signed out, from a request without a session; a browser can't know that. */
  readonly isNobody: boolean;
  /**
   * Reads a cookie of the visitor by its name without the prefix of https, for values that
   * rendering needs before the browser has them.
   */
  readonly cookie: (name: string) => string | undefined;
  /**
   * Calls the API: in process on the server, over HTTP in the browser, where each call names the
   * account that the page was opened as.
   */
  readonly fetchApi: (path: string, init: ApiRequest) => Promise<ApiAnswer>;
}

/** A call of the API; its headers by name. */
export type ApiRequest = RequestInit & { headers?: Record<string, string> };

/** The used part of an answer of the API. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>;

/** The scope of the page that is being rendered, or that the browser shows. */
export const pageScope = createIsomorphicFn()
  .server((): PageScope => {
    const context = getGlobalStartContext() as { page?: PageScope } | undefined;
    if (context?.page === undefined) throw new Error('a page is rendered outside of a request');
    return context.page;
  })
  .client((): PageScope => {
    const { lang, dataset } = document.documentElement;
    const origin = dataset.origin ?? window.location.origin;
    return {
      locale: isLocale(lang) ? lang : 'en',
      askedLanguage: dataset.asked,
      menus: null,
      preferences: parsePreferences(dataset.preferences),
      deviceZone: dataset.deviceZone ?? null,
      nonce: '',
      theme: isTheme(dataset.theme) ? dataset.theme : 'system',
      origin,
      mapStyleUrl: dataset.mapStyle,
      mediaUrl: dataset.media,
      isNobody: false,
      cookie: (name) => keptCookie(document.cookie, name, origin),
      fetchApi: (path, init) =>
        fetch(path, { ...init, headers: { ...init.headers, ...accountHeaders() } }),
    };
  });
