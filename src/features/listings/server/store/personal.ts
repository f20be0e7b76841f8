import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { favorites, listingArrivals, listings } from '../tables.ts';

/** What is kept of a person's own listings and saved ones, for their export. */
export async function exportListings(db: Queryable, userId: string): Promise<unknown> {
  const hosted = await db
    .select({
      title: listings.title,
      description: listings.description,
      countryCode: listings.countryCode,
      city: listings.city,
      address: listingArrivals.address,
      wifiName: listingArrivals.wifiName,
      wifiPassword: listingArrivals.wifiPassword,
      entryInstructions: listingArrivals.entryInstructions,
      createdAt: listings.createdAt,
    })
    .from(listings)
    .leftJoin(listingArrivals, eq(listingArrivals.listingId, listings.id))
    .where(eq(listings.hostId, userId))
    .orderBy(listings.createdAt);
  const saved = await db
    .select({ title: listings.title, savedAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(listings, eq(listings.id, favorites.listingId))
    .where(eq(favorites.userId, userId))
    .orderBy(favorites.createdAt);
  return {
    hosted: hosted.map((row) => ({ ...row, createdAt: row.createdAt.toString() })),
    saved: saved.map((row) => ({ ...row, savedAt: row.savedAt.toString() })),
  };
}

/** Takes a deleted account's listings down, with what only their guests knew, and what it saved. */
export async function eraseListings(
  tx: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.delete(favorites).where(eq(favorites.userId, userId));
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.hostId, userId));
  await tx.delete(listingArrivals).where(sql`${listingArrivals.listingId} in ${own}`);
  await tx
    .update(listings)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(listings.hostId, userId), isNull(listings.deletedAt)));
}

/** How many listings a person offers now. */
export async function countHostedListings(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(listings)
    .where(and(eq(listings.hostId, userId), isNull(listings.deletedAt)));
  return row?.count ?? 0;
}
