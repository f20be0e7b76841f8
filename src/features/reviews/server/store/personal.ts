import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { listings } from '#features/listings/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { reviews } from '../tables.ts';

/** Reviews and answers that a person wrote, for their export; nothing of what others wrote. */
export async function exportReviews(db: Queryable, userId: string): Promise<unknown> {
  const written = await db
    .select({
      listingTitle: listings.title,
      rating: reviews.rating,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(eq(reviews.guestId, userId))
    .orderBy(reviews.createdAt);
  const answers = await db
    .select({ listingTitle: listings.title, text: reviews.reply })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(and(eq(listings.hostId, userId), isNotNull(reviews.reply)))
    .orderBy(reviews.createdAt);
  return {
    written: written.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toString() })),
    answers,
  };
}

/**
 * Empties the reviews of a deleted account and removes its answers as a host. The stars stay
 * without a name: what other guests read of a home doesn't change by who leaves.
 */
export async function forgetReviewer(tx: Queryable, userId: string): Promise<void> {
  await tx.update(reviews).set({ text: '' }).where(eq(reviews.guestId, userId));
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.hostId, userId));
  await tx.update(reviews).set({ reply: null }).where(inArray(reviews.listingId, own));
}
