import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName, keptCookie } from '#platform/i18n/cookies.ts';
import type { Config } from '#platform/server/config/config.ts';
import { accountKey } from '../account-key.ts';
import { COOKIE_DAYS, usesSecureCookies } from './session-cookie.ts';

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
