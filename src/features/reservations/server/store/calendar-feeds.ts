import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { calendarFeeds } from '../tables.ts';

/** The feed of a person's calendar; its address is derived from `feedId`. */
export type CalendarFeed = typeof calendarFeeds.$inferSelect;

/** Null for a user without one. */
export async function loadFeed(db: Queryable, userId: string): Promise<CalendarFeed | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ?? null;
}

/** Null for a feed that was revoked. */
export async function findFeed(db: Queryable, feedId: string): Promise<CalendarFeed | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.feedId, feedId));
  return row ?? null;
}

/** Makes a feed, unless they have one. @returns the one they have */
export async function makeFeed(
  tx: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<CalendarFeed> {
  await tx
    .insert(calendarFeeds)
    .values({ userId, feedId: randomUUID(), createdAt: now })
    .onConflictDoNothing({ target: calendarFeeds.userId });
  const feed = await loadFeed(tx, userId);
  if (feed === null) throw new Error('no calendar feed was made');
  return feed;
}

/** Makes the feed unreadable; a new one gets another address. */
export async function deleteFeed(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
