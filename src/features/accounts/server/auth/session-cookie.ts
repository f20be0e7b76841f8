import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieName, isHttps, parseCookies } from '#platform/i18n/cookies.ts';
import type { Config } from '#platform/server/config/config.ts';

/** Days a session lasts from its last use. */
export const SESSION_DAYS = 30;
/** Days after signing in on which a session ends, however much it is used. */
export const MAX_SESSION_DAYS = 180;
/** Days the browser stores the cookie, the most browsers allow; the server's date decides. */
export const COOKIE_DAYS = 400;

/**
 * Prefix of the sign-in's cookie names. Over https a browser accepts cookies named `__Host-` only
 * from this very host, so that no sibling subdomain can set them.
 */
export function cookiePrefix(config: Config): string {
  return cookieName('better-auth', config.http.publicUrl);
}

/** Whether cookies are sent over https alone. */
export function usesSecureCookies(config: Config): boolean {
  return isHttps(config.http.publicUrl);
}

/**
 * The session token of a request, without asking the database.
 *
 * @returns null without a cookie, or with one we didn't sign
 */
export function readSessionToken(headers: Headers, config: Config): string | null {
  const name = `${cookiePrefix(config)}.session_token`;
  const value = parseCookies(headers.get('cookie'))[name] ?? '';
  const at = value.lastIndexOf('.');
  if (at < 1) return null;
  const token = value.slice(0, at);
  const given = Buffer.from(value.slice(at + 1), 'base64');
  const made = createHmac('sha256', config.sessionSecret).update(token).digest();
  return given.length === made.length && timingSafeEqual(given, made) ? token : null;
}
