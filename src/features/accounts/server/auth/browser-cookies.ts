import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName, isHttps, keptCookie, parseCookies } from '#platform/i18n/cookies.ts';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import {
  DEFAULT_PREFERENCES,
  formatPreferences,
  PREFERENCES_COOKIE,
} from '#platform/i18n/preferences.ts';
import { THEME_COOKIE } from '#platform/i18n/themes.ts';
import type { Config } from '#platform/server/config/config.ts';
import { choiceCookie } from '#platform/server/http/choice-cookie.ts';
import { accountKey } from '../account-key.ts';
import type { Account } from '../store/users.ts';

/**
 * The cookies that make a browser follow its account's choices, if it doesn't yet. Choices never
 * made in the account remain as the browser has them.
 */
export function choiceCookies(
  { locale, preferences: { theme, ...preferences } }: Pick<Account, 'locale' | 'preferences'>,
  headers: Headers,
  config: Config,
): string[] {
  const kept = (name: string) =>
    keptCookie(headers.get('cookie'), name, config.http.publicUrl) ?? '';
  const wanted: [name: string, value: string | null][] = [
    [LOCALE_COOKIE, locale],
    [THEME_COOKIE, theme ?? null],
    [
      PREFERENCES_COOKIE,
      Object.keys(preferences).length === 0
        ? null
        : formatPreferences({ ...DEFAULT_PREFERENCES, ...preferences }),
    ],
  ];
  return wanted
    .filter(([name, value]) => value !== null && value !== kept(name))
    .map(([name, value]) => choiceCookie(name, value, config));
}

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

/** Accounts that a browser is known to, the latest first. */
const MAX_ACCOUNTS = 5;
const NAME = 'known-browser';
const VALUE = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

interface KnownBrowser {
  /** Random; identifies this browser in the counters. */
  readonly device: string;
  /** For each account that signed in here, a signature over device and account. */
  readonly signatures: readonly string[];
}

/**
 * The browser of a request, if a sign-in to the account succeeded with it before.
 *
 * @returns the key of browser and account in the counters; null for a browser not known to it
 */
export function findKnownBrowser(headers: Headers, email: string, config: Config): string | null {
  const browser = readBrowser(headers, config);
  if (browser === null) return null;
  const wanted = signDevice(browser.device, email, config);
  const isKnown = browser.signatures.some((given) => isSame(given, wanted));
  return isKnown ? `${accountKey(email)}:browser:${browser.device}` : null;
}

/** The `Set-Cookie` by which a browser is known to an account from now on, after a sign-in. */
export function knownBrowserCookie(headers: Headers, email: string, config: Config): string {
  const before = readBrowser(headers, config);
  const device = before?.device ?? randomBytes(16).toString('base64url');
  const own = signDevice(device, email, config);
  const others = (before?.signatures ?? []).filter((signature) => signature !== own);
  const value = [device, own, ...others.slice(0, MAX_ACCOUNTS - 1)].join('.');
  const secure = usesSecureCookies(config) ? '; Secure' : '';
  const age = COOKIE_DAYS * 86_400;
  return `${cookieName(NAME, config.http.publicUrl)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

function readBrowser(headers: Headers, config: Config): KnownBrowser | null {
  const value = keptCookie(headers.get('cookie'), NAME, config.http.publicUrl) ?? '';
  if (!VALUE.test(value)) return null;
  const [device = '', ...signatures] = value.split('.');
  return { device, signatures };
}

function signDevice(device: string, email: string, config: Config): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`${NAME} ${device} ${accountKey(email)}`)
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
