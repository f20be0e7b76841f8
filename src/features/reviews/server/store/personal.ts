import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { guestReviews, hiddenReviews, reviewReports, reviews } from '../tables.ts';

/** Reviews and replies that a person wrote, for their export; without those of others. */
export async function exportReviews(db: Queryable, userId: string): Promise<unknown> {
  const written = await db
    .select({
      listingTitle: listings.title,
      rating: reviews.rating,
      facts: reviews.facts,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(eq(reviews.guestId, userId))
    .orderBy(reviews.createdAt);
  const ofGuests = await db
    .select({
      listingTitle: reservations.listingTitle,
      rating: guestReviews.rating,
      text: guestReviews.text,
      createdAt: guestReviews.createdAt,
    })
    .from(guestReviews)
    .innerJoin(reservations, eq(reservations.id, guestReviews.reservationId))
    .where(eq(guestReviews.hostId, userId))
    .orderBy(guestReviews.createdAt);
  const hidden = await db
    .select({
      listingTitle: reservations.listingTitle,
      rating: hiddenReviews.rating,
      facts: hiddenReviews.facts,
      text: hiddenReviews.text,
      createdAt: hiddenReviews.createdAt,
    })
    .from(hiddenReviews)
    .innerJoin(reservations, eq(reservations.id, hiddenReviews.reservationId))
    .where(eq(hiddenReviews.writerId, userId))
    .orderBy(hiddenReviews.createdAt);
  const answers = await db
    .select({ listingTitle: listings.title, text: reviews.reply })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(and(eq(listings.hostId, userId), isNotNull(reviews.reply)))
    .orderBy(reviews.createdAt);
  return {
    written: written.map(dated),
    ofGuests: ofGuests.map(dated),
    hidden: hidden.map(dated),
    answers,
  };
}

function dated<Row extends { readonly createdAt: Temporal.Instant }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toString() };
}

/**
 * Empties the reviews of a deleted account and deletes its replies as a host. The stars remain
 * without a name: a home's rating doesn't change when a guest deletes their account. Hidden reviews
 * are deleted, and so are hosts' reviews of the deleted guest.
 */
export async function deleteReviewTexts(tx: Queryable, userId: string): Promise<void> {
  await tx.update(reviews).set({ text: '' }).where(eq(reviews.guestId, userId));
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.hostId, userId));
  await tx.update(reviews).set({ reply: null }).where(inArray(reviews.listingId, own));
  await tx.update(guestReviews).set({ text: '' }).where(eq(guestReviews.hostId, userId));
  await tx.delete(guestReviews).where(eq(guestReviews.guestId, userId));
  await tx.delete(hiddenReviews).where(eq(hiddenReviews.writerId, userId));
  await tx.delete(reviewReports).where(eq(reviewReports.reporterId, userId));
}
