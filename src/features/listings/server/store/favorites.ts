import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { favorites } from '../tables.ts';

/** When a person saved which listing, newest first. */
export async function readFavorites(
  db: Queryable,
  userId: string,
): Promise<{ listingId: string; savedAt: Temporal.Instant }[]> {
  return db
    .select({ listingId: favorites.listingId, savedAt: favorites.createdAt })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), favorites.listingId);
}

/** Saves a listing; one that is saved already keeps its place. */
export async function insertFavorite(
  tx: Queryable,
  userId: string,
  listingId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.insert(favorites).values({ userId, listingId, createdAt: now }).onConflictDoNothing();
}

/** Takes a listing off the saved ones; nothing happens when it isn't among them. */
export async function deleteFavorite(
  tx: Queryable,
  userId: string,
  listingId: string,
): Promise<void> {
  await tx
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.listingId, listingId)));
}
