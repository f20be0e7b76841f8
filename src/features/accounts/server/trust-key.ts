import { randomBytes } from 'node:crypto';

/** Part of what an account recognises trusted browsers by; with another one it trusts none. */
export function newTrustKey(): string {
  return randomBytes(16).toString('base64url');
}
