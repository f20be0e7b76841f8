import { cookieName, isHttps } from '#platform/i18n/cookies.ts';
import { pageScope } from './page-scope.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Stores a choice in a cookie, which the server reads with the next page.
 *
 * @param name without the prefix of https
 * @param seconds of its lifetime, a year by default
 */
export function keepCookie(name: string, value: string, seconds = YEAR_SECONDS): void {
  const { origin } = pageScope();
  const secure = isHttps(origin) ? '; secure' : '';
  // The Cookie Store API isn't everywhere yet.
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie on the next request.
  document.cookie = `${cookieName(name, origin)}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
