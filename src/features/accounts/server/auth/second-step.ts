import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieName, keptCookie } from '#platform/i18n/cookies.ts';
import type { Config } from '#platform/server/config/config.ts';
import { issueLink, LINK_HOURS } from '../mailed-links.ts';
import { usesSecureCookies } from './browser-cookies.ts';
import type { SignInRequest, SignInWay } from './sign-in-request.ts';

/** Contains the token of a sign-in that waits for its code. */
const STEP_COOKIE = 'second-step';
const TRUST_COOKIE = 'trusted-browser';

/** Days for which a browser is trusted, if its person wants that. */
const TRUST_DAYS = 30;
/** Accounts that one browser is trusted by, the latest first. */
const MAX_ACCOUNTS = 5;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Keeps the first step of a sign-in in the browser, until its code is entered. */
export async function startSecondStep(
  userId: string,
  way: SignInWay,
  { services, now, answerHeaders }: SignInRequest,
): Promise<void> {
  const link = { userId, subject: way };
  const token = await services.database.transaction((tx) =>
    issueLink(tx, 'second-step', link, now),
  );
  const seconds = LINK_HOURS['second-step'] * HOUR_SECONDS;
  answerHeaders.append('set-cookie', makeCookie(STEP_COOKIE, token, seconds, services.config));
}

/** The token of a first step; empty without one. */
export function readSecondStep(headers: Headers, { http }: Config): string {
  return keptCookie(headers.get('cookie'), STEP_COOKIE, http.publicUrl) ?? '';
}

export function endSecondStep({ services, answerHeaders }: SignInRequest): void {
  answerHeaders.append('set-cookie', makeCookie(STEP_COOKIE, '', 0, services.config));
}

/** Whether an account trusts a browser, which then needs no code. */
export function isTrustedBrowser(
  headers: Headers,
  userId: string,
  trustKey: string,
  { services, now }: Pick<SignInRequest, 'services' | 'now'>,
): boolean {
  return readTrust(headers, services.config).some(({ until, signature }) => {
    const made = signTrust(userId, trustKey, until, services.config);
    return until > toSeconds(now) && isSame(signature, made);
  });
}

/** An account trusts this browser from now on. */
export function trustBrowser(
  userId: string,
  trustKey: string,
  { services, headers, now, answerHeaders }: SignInRequest,
): void {
  const { config } = services;
  const until = toSeconds(now) + TRUST_DAYS * DAY_SECONDS;
  const own = `${until}_${signTrust(userId, trustKey, until, config)}`;
  const others = readTrust(headers, config)
    .filter((each) => each.until > toSeconds(now))
    .map((each) => `${each.until}_${each.signature}`);
  const value = [own, ...others].slice(0, MAX_ACCOUNTS).join('.');
  answerHeaders.append(
    'set-cookie',
    makeCookie(TRUST_COOKIE, value, TRUST_DAYS * DAY_SECONDS, config),
  );
}

interface Trust {
  /** Seconds since 1970. */
  readonly until: number;
  readonly signature: string;
}

function readTrust(headers: Headers, { http }: Config): Trust[] {
  const value = keptCookie(headers.get('cookie'), TRUST_COOKIE, http.publicUrl) ?? '';
  return value.split('.').flatMap((entry) => {
    const [, until, signature = ''] = /^(\d{1,12})_([\w-]{43})$/.exec(entry) ?? [];
    return until === undefined ? [] : [{ until: Number(until), signature }];
  });
}

function signTrust(userId: string, trustKey: string, until: number, config: Config): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`${TRUST_COOKIE} ${userId} ${trustKey} ${until}`)
    .digest('base64url');
}

function makeCookie(name: string, value: string, seconds: number, config: Config): string {
  const secure = usesSecureCookies(config) ? '; Secure' : '';
  return `${cookieName(name, config.http.publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function toSeconds(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / 1_000);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
