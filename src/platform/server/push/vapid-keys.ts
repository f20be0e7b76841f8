import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { findPublicKey, type VapidKeys } from '../config/push-config.ts';

/**
 * The pair of keys that push services know this product by: the configured one, otherwise one that
 * follows from the session secret, so that all servers that share it have the same.
 */
export function vapidKeys({
  push,
  sessionSecret,
}: Pick<Config, 'push' | 'sessionSecret'>): VapidKeys {
  if (push.vapid !== undefined) return push.vapid;
  // One of four billion texts of 32 bytes is no key.
  for (let nth = 0; ; nth += 1) {
    const bytes = createHmac('sha256', sessionSecret).update(`web-push ${nth}`).digest();
    const publicKey = findPublicKey(bytes);
    if (publicKey !== null) return { publicKey, privateKey: bytes.toString('base64url') };
  }
}
