import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNED_ID } from '#platform/contract/schemas.ts';
import type { Config } from './config/config.ts';

/** Bytes of a UUID; a signature of 32 bytes follows them. */
const ID_BYTES = 16;

/** The use of a token; one for another use is refused. */
export type TokenPurpose = 'calendar-feed' | 'home-calendar' | 'saved-search' | 'wishlist';

type Secret = Pick<Config, 'sessionSecret'>;

/**
 * The secret part of an address: an id with a signature over it. The database stores the id alone, so
 * a leaked copy of it opens nothing.
 *
 * @returns 64 letters, digits, `_` and `-`
 */
export function signId(purpose: TokenPurpose, id: string, config: Secret): string {
  return Buffer.concat([uuidToBytes(id), sign(purpose, id, config)]).toString('base64url');
}

/**
 * @returns the id, which may have been revoked since; null for a token that we didn't sign
 */
export function readSignedId(purpose: TokenPurpose, token: string, config: Secret): string | null {
  if (!SIGNED_ID.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytesToUuid(bytes.subarray(0, ID_BYTES));
  return timingSafeEqual(bytes.subarray(ID_BYTES), sign(purpose, id, config)) ? id : null;
}

function sign(purpose: TokenPurpose, id: string, { sessionSecret }: Secret): Buffer {
  return createHmac('sha256', sessionSecret).update(`${purpose} ${id}`).digest();
}

function uuidToBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function bytesToUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
