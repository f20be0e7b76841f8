import { LAST_DATES_COOKIE } from '#platform/contract/last-dates.ts';
import { cookieName, isHttps, keptCookie, parseCookies } from '#platform/i18n/cookies.ts';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import { PREFERENCES_COOKIE } from '#platform/i18n/preferences.ts';
import { THEME_COOKIE } from '#platform/i18n/themes.ts';
import type { Config } from '../config/config.ts';

const YEAR_SECONDS = 365 * 86_400;

/**
 * The `Set-Cookie` by which this browser stores a choice, such as its language. Pages' scripts may
 * read it.
 *
 * @param name without the prefix of https
 * @param value null or empty deletes it
 */
export function choiceCookie(
  name: string,
  value: string | null,
  { http }: Pick<Config, 'http'>,
): string {
  const kept = encodeURIComponent(value ?? '');
  const age = kept === '' ? 0 : YEAR_SECONDS;
  const secure = isHttps(http.publicUrl) ? '; Secure' : '';
  return `${cookieName(name, http.publicUrl)}=${kept}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

const CHOICES = [LOCALE_COOKIE, THEME_COOKIE, PREFERENCES_COOKIE];

/**
 * Migrates choices that a browser stores under their names without the prefix of https, which they
 * had before: they are read as if they had the current name, and the answer renames them. A choice
 * also stored under the current name keeps that value. The last dates are dropped, since they are
 * personal and signing out clears them by the current name alone.
 *
 * @returns the `Cookie` header to read, and the `Set-Cookie`s that rename
 */
export function renameChoices(
  header: string | null,
  config: Pick<Config, 'http'>,
): { header: string | null; setCookies: string[] } {
  const { publicUrl } = config.http;
  const setCookies: string[] = [];
  if (header === null || !isHttps(publicUrl)) return { header, setCookies };
  const sent = parseCookies(header);
  let read = header;
  for (const name of [...CHOICES, LAST_DATES_COOKIE]) {
    const value = sent[name];
    if (value === undefined) continue;
    const isCarried = CHOICES.includes(name) && value !== '';
    if (isCarried && keptCookie(header, name, publicUrl) === undefined) {
      read += `; ${cookieName(name, publicUrl)}=${encodeURIComponent(value)}`;
      setCookies.push(choiceCookie(name, value, config));
    }
    setCookies.push(`${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`);
  }
  return { header: read, setCookies };
}
