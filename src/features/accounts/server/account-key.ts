import { createHash } from 'node:crypto';

/**
 * Key of an account in counters and cookies, which contain no addresses.
 *
 * @param email in lower case
 */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
