import { createECDH } from 'node:crypto';
import { ConfigError, type ReadSettings } from './read-settings.ts';

/** How push services are called. */
export interface PushConfig {
  /** The pair of keys that they know this product by; absent: made of the session secret. */
  readonly vapid?: VapidKeys;
  /** The address at which their operators reach us. */
  readonly contact: string;
  /** Whether they may be on this machine, for tests. */
  readonly toLoopback: boolean;
}

/** A pair of keys of P-256 in base64url, as in RFC 8292. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const OTHER_PAIR = new Map([
  ['VAPID_PRIVATE_KEY', 'VAPID_PRIVATE_KEY is not the private key of VAPID_PUBLIC_KEY.'],
]);

/** @throws ConfigError where the two keys are no pair */
export function toPushConfig(read: ReadSettings, publicUrl: string): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = read;
  const vapid =
    publicKey === undefined || privateKey === undefined
      ? {}
      : { vapid: requirePair(publicKey.replace(/=+$/, ''), privateKey.replace(/=+$/, '')) };
  return {
    ...vapid,
    contact: read.VAPID_SUBJECT ?? toContact(publicUrl, read.MAIL_FROM),
    toLoopback: read.PUSH_TO_LOOPBACK,
  };
}

function requirePair(publicKey: string, privateKey: string): VapidKeys {
  if (findPublicKey(Buffer.from(privateKey, 'base64url')) !== publicKey) {
    throw new ConfigError(OTHER_PAIR);
  }
  return { publicKey, privateKey };
}

/** The public key of a private one; null for bytes that are none. */
export function findPublicKey(privateKey: Buffer): string | null {
  const ecdh = createECDH('prime256v1');
  try {
    ecdh.setPrivateKey(privateKey);
  } catch {
    return null;
  }
  return ecdh.getPublicKey('base64url');
}

/** A push service refuses a contact that is neither a page nor a mailbox. */
function toContact(publicUrl: string, mailFrom: string): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  return `mailto:${/[^<>\s]+@[^<>\s]+/.exec(mailFrom)?.[0]}`;
}
