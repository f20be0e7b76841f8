import type { SignedInContext } from '#platform/server/http/serve.ts';
import { feedAddress } from '../calendar/feed-address.ts';
import { makeFeed } from '../store/calendar-feeds.ts';

/** Creates the caller's calendar feed, or returns the address of the existing one. */
export async function makeCalendarFeed({
  db,
  actor,
  now,
  services,
}: SignedInContext): Promise<{ url: string }> {
  return { url: feedAddress(await makeFeed(db, actor.id, now), services.config) };
}
