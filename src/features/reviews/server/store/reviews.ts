import { desc, eq, sql } from 'drizzle-orm';
import type { ReviewFacts } from '#domain/review-facts.ts';
import { users } from '#features/accounts/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { reviews } from '../tables.ts';

export interface ReviewRow {
  readonly id: string;
  /** Empty once the guest's account is deleted. */
  readonly guestName: string;
  readonly guestImage: string | null;
  readonly rating: number;
  readonly facts: ReviewFacts;
  readonly text: string;
  readonly reply: string | null;
  readonly createdAt: Temporal.Instant;
  /** Nights of the reviewed stay. */
  readonly nights: number;
}

/** A page of a listing's reviews, newest first, and the stars of all of them as the listing counts them. */
export interface ReviewPage {
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly reviews: readonly ReviewRow[];
}

/**
 * In one statement: every page of a listing with reviews needs it.
 *
 * @returns null for a listing that is unknown or was removed
 */
export async function readReviews(
  db: Queryable,
  listingId: string,
  slice: { readonly limit: number; readonly offset: number },
): Promise<ReviewPage | null> {
  const page = db
    .select({
      id: reviews.id,
      guestName:
        sql<string>`case when ${users.deletedAt} is null then ${users.name} else '' end`.as(
          'guest_name',
        ),
      guestImage: sql<
        string | null
      >`case when ${users.deletedAt} is null then ${users.image} end`.as('guest_image'),
      rating: reviews.rating,
      facts: reviews.facts,
      text: reviews.text,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
      nights: sql<number>`${reservations.endDate} - ${reservations.startDate}`.as('nights'),
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.guestId))
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .where(eq(reviews.listingId, listings.id))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(slice.limit)
    .offset(slice.offset)
    .as('page');
  const { ratingSum, ratingCount, deletedAt } = listings;
  const rows = await db
    .select({
      listing: { ratingSum, ratingCount, deletedAt },
      review: {
        id: page.id,
        guestName: page.guestName,
        guestImage: page.guestImage,
        rating: page.rating,
        facts: page.facts,
        text: page.text,
        reply: page.reply,
        createdAt: page.createdAt,
        nights: page.nights,
      },
    })
    .from(listings)
    .leftJoinLateral(page, sql`true`)
    .where(eq(listings.id, listingId))
    .orderBy(desc(page.createdAt), page.id);
  const [first] = rows;
  if (first === undefined || first.listing.deletedAt !== null) return null;
  return {
    ...first.listing,
    // A page without reviews is one row without any.
    reviews: rows.flatMap(({ review }) => (review?.id == null ? [] : [review])),
  };
}
