import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { wishlistEntries, wishlistHearts } from '../tables.ts';

/** Whose heart for which entry of which list. */
export interface Heart {
  readonly wishlistId: string;
  readonly listingId: string;
  readonly userId: string;
}

/** Whether a list has a listing, which then stays in it until the transaction ends. */
export async function holdEntry(
  tx: Queryable,
  { wishlistId, listingId }: Pick<Heart, 'wishlistId' | 'listingId'>,
): Promise<boolean> {
  const found = await tx
    .select({ listingId: wishlistEntries.listingId })
    .from(wishlistEntries)
    .where(
      and(eq(wishlistEntries.wishlistId, wishlistId), eq(wishlistEntries.listingId, listingId)),
    )
    .for('key share');
  return found.length > 0;
}

/** Stores a heart; one that is there stays. */
export async function insertHeart(
  tx: Queryable,
  heart: Heart,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insert(wishlistHearts)
    .values({ ...heart, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteHeart(
  tx: Queryable,
  { wishlistId, listingId, userId }: Heart,
): Promise<void> {
  await tx
    .delete(wishlistHearts)
    .where(and(isFor({ wishlistId, listingId }), eq(wishlistHearts.userId, userId)));
}

export async function countHearts(
  db: Queryable,
  entry: Pick<Heart, 'wishlistId' | 'listingId'>,
): Promise<number> {
  const [row] = await db.select({ hearts: count() }).from(wishlistHearts).where(isFor(entry));
  return row?.hearts ?? 0;
}

function isFor({ wishlistId, listingId }: Pick<Heart, 'wishlistId' | 'listingId'>) {
  return and(eq(wishlistHearts.wishlistId, wishlistId), eq(wishlistHearts.listingId, listingId));
}
