import { count, desc, eq, sql, sum } from 'drizzle-orm';
import type { ReviewFacts } from '#domain/review-facts.ts';
import { users } from '#features/accounts/server/tables.ts';
import { listings } from '#features/listings/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
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
  /** Nights of the stay it is about. */
  readonly nights: number;
}

/** Reviews of a listing, newest first. */
export async function readReviews(
  db: Queryable,
  listingId: string,
  slice: { readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  return db
    .select({
      id: reviews.id,
      guestName: sql<string>`case when ${users.deletedAt} is null then ${users.name} else '' end`,
      guestImage: sql<string | null>`case when ${users.deletedAt} is null then ${users.image} end`,
      rating: reviews.rating,
      facts: reviews.facts,
      text: reviews.text,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
      nights: sql<number>`${reservations.endDate} - ${reservations.startDate}`,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.guestId))
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .where(eq(reviews.listingId, listingId))
    .orderBy(desc(reviews.createdAt), reviews.id)
    .limit(slice.limit)
    .offset(slice.offset);
}

/** Stars of a listing's reviews; null for a listing that is unknown or was removed. */
export async function readStars(
  db: Queryable,
  listingId: string,
): Promise<{ total: number; sum: number } | null> {
  const [row] = await db
    .select({
      deletedAt: listings.deletedAt,
      total: count(reviews.id),
      sum: sum(reviews.rating).mapWith(Number),
    })
    .from(listings)
    .leftJoin(reviews, eq(reviews.listingId, listings.id))
    .where(eq(listings.id, listingId))
    .groupBy(listings.id);
  if (row === undefined || row.deletedAt !== null) return null;
  return { total: row.total, sum: row.sum ?? 0 };
}
