import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import type { Config } from '#platform/server/config/config.ts';
import { usesSecureCookies } from './session-cookie.ts';

const YEAR_SECONDS = 365 * 86_400;

/** The `Set-Cookie` that makes this browser follow a chosen language; null lets it choose again. */
export function localeCookie(locale: string | null, config: Config): string {
  const age = locale === null ? 0 : YEAR_SECONDS;
  const secure = usesSecureCookies(config) ? '; Secure' : '';
  return `${LOCALE_COOKIE}=${locale ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
