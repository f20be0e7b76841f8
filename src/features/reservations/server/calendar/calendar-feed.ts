import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/server/config/config.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { CALENDAR_FEED } from '../../contract.ts';
import { type CalendarFeed, deleteFeed, loadFeed, makeFeed } from '../store/calendar.ts';

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

/** Address of a feed, with its origin. */
export function feedAddress(
  { feedId }: Pick<CalendarFeed, 'feedId'>,
  config: Pick<Config, 'sessionSecret' | 'http'>,
): string {
  return config.http.publicUrl + CALENDAR_FEED.replace(':token', feedToken(feedId, config));
}

/** Creates the caller's calendar feed, or returns the address of the existing one. */
export async function makeCalendarFeed({
  db,
  actor,
  now,
  services,
}: SignedInContext): Promise<{ url: string }> {
  return { url: feedAddress(await makeFeed(db, actor.id, now), services.config) };
}

/** Revokes the address of the caller's calendar feed; does nothing if it doesn't exist. */
export async function revokeCalendarFeed({ db, actor }: SignedInContext): Promise<{ done: true }> {
  await deleteFeed(db, actor.id);
  return { done: true };
}

/** The address of the caller's calendar feed, if any. */
export async function showCalendarFeed({
  services,
  actor,
}: SignedInContext): Promise<{ feed: { url: string } | null }> {
  // Not of a replica: one that was revoked just now would seem to work still.
  const feed = await loadFeed(services.database.main, actor.id);
  return { feed: feed === null ? null : { url: feedAddress(feed, services.config) } };
}
