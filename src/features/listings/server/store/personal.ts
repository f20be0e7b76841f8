import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { uploads } from '#market/hosting/server/tables.ts';
import { listingArrivals, listingPictures, listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { isTooDeep } from '#platform/server/json-depth.ts';
import { favorites, listingDrafts } from '../tables.ts';

/** A person's own listings, drafts, pictures and saved listings, for their export. */
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
    .select({
      // One that moderation took away since is named to its host alone.
      title: sql<string>`case
        when shown_state(${listings}) = 'visible' or ${listings.hostId} = ${userId} then ${listings.title}
        else '' end`,
      savedAt: favorites.createdAt,
    })
    .from(favorites)
    .innerJoin(listings, eq(listings.id, favorites.listingId))
    .where(eq(favorites.userId, userId))
    .orderBy(favorites.createdAt);
  const drafts = await db
    .select({
      kind: listingDrafts.kind,
      values: listingDrafts.values,
      updatedAt: listingDrafts.updatedAt,
    })
    .from(listingDrafts)
    .where(eq(listingDrafts.userId, userId));
  const pictures = await db
    .select({ key: uploads.key, hostedUrl: uploads.hostedUrl, createdAt: uploads.createdAt })
    .from(uploads)
    // Those of messages are with their messages.
    .where(and(eq(uploads.ownerId, userId), isNull(uploads.sentIn)))
    .orderBy(uploads.createdAt);
  return {
    drafts: drafts.map(({ kind, values, updatedAt }) => ({
      kind,
      values: exportedValues(values),
      updatedAt: updatedAt.toString(),
    })),
    pictures: pictures.map(({ key, hostedUrl, createdAt }) => ({
      address: hostedUrl ?? `/media/${key}/1200.webp`,
      createdAt: createdAt.toString(),
    })),
    hosted: hosted.map((row) => ({ ...row, createdAt: row.createdAt.toString() })),
    saved: saved.map((row) => ({ ...row, savedAt: row.savedAt.toString() })),
  };
}

/**
 * Removes a deleted account's listings, with the data that only their guests knew; its pictures,
 * drafts and saved listings are permanently deleted.
 */
export async function deleteListings(
  tx: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.delete(favorites).where(eq(favorites.userId, userId));
  await tx.delete(listingDrafts).where(eq(listingDrafts.userId, userId));
  const sent = tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.ownerId, userId));
  await tx.delete(listingPictures).where(inArray(listingPictures.key, sent));
  await tx.delete(uploads).where(eq(uploads.ownerId, userId));
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.hostId, userId));
  await tx.delete(listingArrivals).where(sql`${listingArrivals.listingId} in ${own}`);
  await tx
    .update(listings)
    .set({ deletedAt: now, updatedAt: now, logos: [] })
    .where(and(eq(listings.hostId, userId), isNull(listings.deletedAt)));
}

/** The fields of a draft; as the stored text where they are nested too deep to be parsed. */
function exportedValues(kept: string): unknown {
  const values: unknown = JSON.parse(kept);
  return isTooDeep(values) ? kept : values;
}
