import { createHash } from 'node:crypto';

/**
 * Names an account in counters and cookies, which keep no addresses.
 *
 * @param email in small letters
 */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
