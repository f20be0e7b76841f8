import type { Config } from '../config/config.ts';
import { isAskedHere, isServedHere } from '../http/asked-here.ts';

/** Whether mails are shown at all: no server sends them, and no proxy could show them to others. */
export function showsSentMails({ mail, http }: Pick<Config, 'mail' | 'http'>): boolean {
  return mail.smtpUrl === undefined && isServedHere(http);
}

/**
 * Whether a caller may read the mails that were sent: on this machine alone, since their links
 * confirm addresses and set passwords.
 *
 * @param address of the peer
 */
export function maySeeSentMails(
  headers: Headers,
  address: string,
  config: Pick<Config, 'mail' | 'http'>,
): boolean {
  return showsSentMails(config) && isAskedHere(headers, address, config.http);
}
