import { and, desc, eq } from 'drizzle-orm';
import { listedOrOwn } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { favorites } from '../tables.ts';

/** Saved listings of a person with the time of saving, newest first. */
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

/** Saves a listing; one that is saved already retains its position. */
export async function insertFavorite(
  tx: Queryable,
  userId: string,
  listingId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.insert(favorites).values({ userId, listingId, createdAt: now }).onConflictDoNothing();
}

/**
 * Saves those of the listings that are listed or the person's own, the first of them as the newest;
 * one that is saved already retains its position.
 */
export async function insertFavorites(
  tx: Queryable,
  userId: string,
  listingIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  const known = await listedOrOwn(tx, listingIds, userId);
  const values = [...new Set(listingIds)]
    .filter((id) => known.has(id))
    .map((listingId, at) => ({ userId, listingId, createdAt: now.subtract({ milliseconds: at }) }));
  if (values.length > 0) await tx.insert(favorites).values(values).onConflictDoNothing();
}

/** Removes a listing from the saved ones; does nothing when it isn't among them. */
export async function deleteFavoriteRow(
  tx: Queryable,
  userId: string,
  listingId: string,
): Promise<void> {
  await tx
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.listingId, listingId)));
}
