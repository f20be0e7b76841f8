import { cookieName, isHttps } from '#platform/i18n/cookies.ts';
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
