import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/server/config/config.ts';

/** Bytes of a UUID; a signature of 32 bytes follows them. */
const ID_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/**
 * The secret part of a feed's address: the feed's id with a signature over it. The database stores
 * the id alone, so a leaked copy of it opens no calendar.
 *
 * @returns 64 letters, digits, `_` and `-`
 */
export function feedToken(feedId: string, config: Pick<Config, 'sessionSecret'>): string {
  return Buffer.concat([uuidToBytes(feedId), signFeedId(feedId, config)]).toString('base64url');
}

/**
 * @returns the feed's id, which may have been revoked since; null for a token that we didn't sign
 */
export function readFeedToken(token: string, config: Pick<Config, 'sessionSecret'>): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const feedId = bytesToUuid(bytes.subarray(0, ID_BYTES));
  const isOurs = timingSafeEqual(bytes.subarray(ID_BYTES), signFeedId(feedId, config));
  return isOurs ? feedId : null;
}

function signFeedId(feedId: string, { sessionSecret }: Pick<Config, 'sessionSecret'>): Buffer {
  return createHmac('sha256', sessionSecret).update(`calendar-feed ${feedId}`).digest();
}

function uuidToBytes(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

function bytesToUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
