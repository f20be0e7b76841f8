import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { isLocale, type Locale } from '#platform/i18n/locales.ts';

/** What the server hands to the rendering of one page. */
export interface PageScope {
  readonly locale: Locale;
  /** Nonce of the page's scripts; empty in the browser, where it isn't needed any more. */
  readonly nonce: string;
  readonly theme: Theme;
  /** Scheme and host people type, for addresses that leave the page; not those of the request. */
  readonly origin: string;
  /** Style of a tile service for the maps; they draw their own without one. */
  readonly mapStyleUrl: string | undefined;
  /** Known to be nobody, from a request without a session; a browser can't tell by itself. */
  readonly isNobody: boolean;
  /** Calls the API: in process on the server, over HTTP in the browser. */
  readonly fetchApi: (path: string, init: RequestInit) => Promise<Response>;
}

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Cookie that keeps the chosen theme. */
export const THEME_COOKIE = 'theme';

/** Narrows to a theme. */
export function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value as Theme);
}

/** The scope of the page that is being rendered, or that the browser shows. */
export const pageScope = createIsomorphicFn()
  .server((): PageScope => {
    const context = getGlobalStartContext() as { page?: PageScope } | undefined;
    if (context?.page === undefined) throw new Error('a page is rendered outside of a request');
    return context.page;
  })
  .client((): PageScope => {
    const { lang, dataset } = document.documentElement;
    return {
      locale: isLocale(lang) ? lang : 'en',
      nonce: '',
      theme: isTheme(dataset.theme) ? dataset.theme : 'system',
      origin: dataset.origin ?? window.location.origin,
      mapStyleUrl: dataset.mapStyle,
      isNobody: false,
      fetchApi: (path, init) => fetch(path, init),
    };
  });
