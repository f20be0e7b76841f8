import type { SignedInContext } from '#platform/server/http/serve.ts';
import { feedAddress } from '../calendar/feed-address.ts';
import { loadFeed } from '../store/calendar-feeds.ts';

/** The address of the caller's calendar feed, if any. */
export async function showCalendarFeed({
  services,
  actor,
}: SignedInContext): Promise<{ feed: { url: string } | null }> {
  // Not of a replica: one that was revoked just now would seem to work still.
  const feed = await loadFeed(services.database.main, actor.id);
  return { feed: feed === null ? null : { url: feedAddress(feed, services.config) } };
}
