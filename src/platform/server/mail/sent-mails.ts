import { randomBytes, timingSafeEqual } from 'node:crypto';
import { SENT_MAILS } from '#platform/contract/sent-mails.ts';
import { parseCookies } from '#platform/i18n/cookies.ts';
import type { Config } from '../config/config.ts';
import { isLocalRequest, isServedHere } from '../http/local-request.ts';

const KEY_BYTES = 24;
const COOKIE = 'sent-mails';

/** The key of the mails until the process ends; everyone who can read its output has it. */
export function makeSentMailsKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Whether mails are shown at all: no mail server is configured, and no proxy could show them to
 * others.
 */
export function showsSentMails({ mail, http }: Pick<Config, 'mail' | 'http'>): boolean {
  return mail.smtpUrl === undefined && isServedHere(http);
}

/**
 * The link that opens the mails in a browser, for the output of the start.
 *
 * @param port that the server listens on
 */
export function sentMailsLink(port: number, key: string): string {
  return `http://localhost:${port}${SENT_MAILS}?key=${key}`;
}

/**
 * Whether a caller may know that there is a page of mails: on this machine alone, since the links
 * of the mails confirm addresses and set passwords. It opens with the key: a proxy that adds no
 * header and other users of this machine look like its owner.
 *
 * @param address of the peer
 */
export function maySeeSentMails(
  headers: Headers,
  address: string,
  config: Pick<Config, 'mail' | 'http'>,
): boolean {
  return showsSentMails(config) && isLocalRequest(headers, address, config.http);
}

/** Whether a text is the key. */
export function isSentMailsKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a browser has opened the mails before. */
export function hasSentMailsKey(headers: Headers, key: string): boolean {
  return isSentMailsKey(parseCookies(headers.get('cookie'))[COOKIE] ?? '', key);
}

/** The `Set-Cookie` by which a browser stores the key until it is closed. */
export function sentMailsCookie(key: string): string {
  return `${COOKIE}=${key}; Path=${SENT_MAILS}; HttpOnly; SameSite=Strict`;
}
