import type { Config } from '#platform/server/config/config.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { signId } from '#platform/server/signed-id.ts';
import { CALENDAR_FEED } from '../../contract.ts';
import { type CalendarFeed, deleteFeed, loadFeed, makeFeed } from '../store/calendar.ts';

/** Address of a feed, with its origin. */
export function feedAddress(
  { feedId }: Pick<CalendarFeed, 'feedId'>,
  config: Pick<Config, 'sessionSecret' | 'http'>,
): string {
  return (
    config.http.publicUrl + CALENDAR_FEED.replace(':token', signId('calendar-feed', feedId, config))
  );
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
