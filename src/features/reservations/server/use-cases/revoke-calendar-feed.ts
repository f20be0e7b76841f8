import type { SignedInContext } from '#platform/server/http/serve.ts';
import { deleteFeed } from '../store/calendar-feeds.ts';

/** Revokes the address of the caller's calendar feed; does nothing if it doesn't exist. */
export async function revokeCalendarFeed({ db, actor }: SignedInContext): Promise<{ done: true }> {
  await deleteFeed(db, actor.id);
  return { done: true };
}
