import { and, count, desc, eq, sql } from 'drizzle-orm';
import { MAX_WISHLIST_ENTRIES } from '#domain/wishlists.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { wishlistEntries, wishlistHearts, wishlists } from '../tables.ts';

/** A list of a person. */
export type Wishlist = typeof wishlists.$inferSelect;

/**
 * A person's lists, the newest first.
 *
 * @param listingId of which each says whether it has it; null for none
 */
export function listOwn(db: Queryable, userId: string, listingId: string | null) {
  return db
    .select({
      id: wishlists.id,
      name: wishlists.name,
      shareId: wishlists.shareId,
      createdAt: wishlists.createdAt,
      entries: count(wishlistEntries.listingId),
      hasListing: sql<boolean>`coalesce(bool_or(${wishlistEntries.listingId} = ${listingId}::uuid), false)`,
    })
    .from(wishlists)
    .leftJoin(wishlistEntries, eq(wishlistEntries.wishlistId, wishlists.id))
    .where(eq(wishlists.userId, userId))
    .groupBy(wishlists.id)
    .orderBy(desc(wishlists.createdAt), desc(wishlists.slot));
}

export async function insertWishlist(
  tx: Queryable,
  list: Pick<Wishlist, 'userId' | 'slot' | 'name' | 'createdAt'>,
): Promise<string> {
  const [added] = await tx.insert(wishlists).values(list).returning({ id: wishlists.id });
  if (added === undefined) throw new Error('the list was not inserted');
  return added.id;
}

export async function findWishlist(db: Queryable, id: string): Promise<Wishlist | null> {
  const [found] = await db.select().from(wishlists).where(eq(wishlists.id, id));
  return found ?? null;
}

/** A list by what its link names. */
export async function findShared(db: Queryable, shareId: string): Promise<Wishlist | null> {
  const [found] = await db.select().from(wishlists).where(eq(wishlists.shareId, shareId));
  return found ?? null;
}

/** The same, which can't be revoked or deleted until the transaction ends. */
export async function holdShared(tx: Queryable, shareId: string): Promise<Wishlist | null> {
  const [found] = await tx
    .select()
    .from(wishlists)
    .where(eq(wishlists.shareId, shareId))
    .for('share');
  return found ?? null;
}

/** One list of a person, locked until the transaction ends; null for another person's. */
export async function lockOwn(tx: Queryable, id: string, userId: string): Promise<Wishlist | null> {
  const [found] = await tx
    .select()
    .from(wishlists)
    .where(and(eq(wishlists.id, id), eq(wishlists.userId, userId)))
    .for('update');
  return found ?? null;
}

export async function updateWishlist(
  tx: Queryable,
  id: string,
  change: Partial<Pick<Wishlist, 'name' | 'shareId'>>,
): Promise<void> {
  await tx.update(wishlists).set(change).where(eq(wishlists.id, id));
}

/** Deletes a list of a person, with its entries and their hearts. */
export async function deleteOwn(tx: Queryable, id: string, userId: string): Promise<void> {
  await tx.delete(wishlists).where(and(eq(wishlists.id, id), eq(wishlists.userId, userId)));
}

/** Entries of a list, the newest first, with their hearts. */
export function listEntries(db: Queryable, wishlistId: string, userId: string | null) {
  return db
    .select({
      listingId: wishlistEntries.listingId,
      note: wishlistEntries.note,
      hearts: count(wishlistHearts.userId),
      hasMyHeart: sql<boolean>`coalesce(bool_or(${wishlistHearts.userId} = ${userId}::uuid), false)`,
    })
    .from(wishlistEntries)
    .leftJoin(
      wishlistHearts,
      and(
        eq(wishlistHearts.wishlistId, wishlistEntries.wishlistId),
        eq(wishlistHearts.listingId, wishlistEntries.listingId),
      ),
    )
    .where(eq(wishlistEntries.wishlistId, wishlistId))
    .groupBy(wishlistEntries.wishlistId, wishlistEntries.listingId)
    .orderBy(desc(wishlistEntries.createdAt), desc(wishlistEntries.slot));
}

/**
 * Adds a listing to a list, which must be locked; one that it has keeps its note and its place.
 *
 * @returns false where the list is full
 */
export async function insertEntry(
  tx: Queryable,
  wishlistId: string,
  listingId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const [row] = await queryRows<{ slot: number | null; is_there: boolean }>(
    tx,
    sql`
      select min(slot) filter (where not exists (
          select from wishlist_entry e
          where e.wishlist_id = ${wishlistId}::uuid and e.slot = slot.slot
        ))::integer as slot,
        exists (
          select from wishlist_entry e
          where e.wishlist_id = ${wishlistId}::uuid and e.listing_id = ${listingId}::uuid
        ) as is_there
      from generate_series(1, ${MAX_WISHLIST_ENTRIES}::integer) as slot`,
  );
  if (row?.is_there === true) return true;
  const slot = row?.slot ?? null;
  if (slot === null) return false;
  await tx.insert(wishlistEntries).values({ wishlistId, listingId, slot, createdAt: now });
  return true;
}

export async function deleteEntry(
  tx: Queryable,
  wishlistId: string,
  listingId: string,
): Promise<void> {
  await tx.delete(wishlistEntries).where(isEntry(wishlistId, listingId));
}

/** @returns false where the list has no such entry */
export async function updateNote(
  tx: Queryable,
  wishlistId: string,
  listingId: string,
  note: string,
): Promise<boolean> {
  const changed = await tx
    .update(wishlistEntries)
    .set({ note })
    .where(isEntry(wishlistId, listingId))
    .returning({ listingId: wishlistEntries.listingId });
  return changed.length > 0;
}

function isEntry(wishlistId: string, listingId: string) {
  return and(eq(wishlistEntries.wishlistId, wishlistId), eq(wishlistEntries.listingId, listingId));
}

/** Deletes a person's lists, and the hearts they gave in those of others. */
export async function deleteWishlists(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(wishlists).where(eq(wishlists.userId, userId));
  await tx.delete(wishlistHearts).where(eq(wishlistHearts.userId, userId));
}

/** A person's lists and hearts, for the copy of their data. */
export async function exportWishlists(db: Queryable, userId: string): Promise<unknown> {
  // One that moderation took away since is named to its host alone.
  const title = sql<string | null>`case
    when shown_state(${listings}) = 'visible' or ${listings.hostId} = ${userId}::uuid
    then ${listings.title} end`;
  const rows = await db
    .select({
      id: wishlists.id,
      name: wishlists.name,
      shareId: wishlists.shareId,
      createdAt: wishlists.createdAt,
      listingId: wishlistEntries.listingId,
      title,
      note: wishlistEntries.note,
      addedAt: wishlistEntries.createdAt,
    })
    .from(wishlists)
    .leftJoin(wishlistEntries, eq(wishlistEntries.wishlistId, wishlists.id))
    .leftJoin(listings, eq(listings.id, wishlistEntries.listingId))
    .where(eq(wishlists.userId, userId))
    .orderBy(wishlists.createdAt, wishlists.slot, wishlistEntries.createdAt);
  const hearts = await db
    .select({ title, givenAt: wishlistHearts.createdAt })
    .from(wishlistHearts)
    .innerJoin(listings, eq(listings.id, wishlistHearts.listingId))
    .where(eq(wishlistHearts.userId, userId))
    .orderBy(wishlistHearts.createdAt);
  return {
    lists: Array.from(Map.groupBy(rows, ({ id }) => id).values(), (entries) => ({
      name: entries[0]?.name,
      isShared: entries[0]?.shareId !== null,
      createdAt: entries[0]?.createdAt.toString(),
      entries: entries.flatMap((entry) =>
        entry.listingId === null
          ? []
          : [
              {
                title: entry.title ?? '',
                note: entry.note ?? '',
                addedAt: entry.addedAt?.toString() ?? null,
              },
            ],
      ),
    })),
    hearts: hearts.map((heart) => ({
      title: heart.title ?? '',
      givenAt: heart.givenAt.toString(),
    })),
  };
}
