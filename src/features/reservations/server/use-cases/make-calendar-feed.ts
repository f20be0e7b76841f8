import type { SignedInContext } from '#platform/server/http/serve.ts';
import { feedAddress } from '../calendar/feed-address.ts';
import { makeFeed } from '../store/calendar-feeds.ts';

/** Gives me an address from which calendars read what I reserve; the same for each time I ask. */
export async function makeCalendarFeed({
  db,
  actor,
  now,
  services,
}: SignedInContext): Promise<{ url: string }> {
  return { url: feedAddress(await makeFeed(db, actor.id, now), services.config) };
}
