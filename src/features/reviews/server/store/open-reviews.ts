import { and, eq, isNull } from 'drizzle-orm';
import type { ReportReason } from '#domain/reviewing.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { reviewReports, reviews } from '../tables.ts';

/** An open review with the data needed to answer or to report it. */
export interface OpenReview {
  readonly id: string;
  readonly reservationId: string;
  readonly listingId: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly guestId: string;
  readonly hostId: string;
  readonly text: string;
  readonly reply: string | null;
}

/** Locks an open review; null if it doesn't exist or its listing was removed. */
export async function lockReview(tx: Queryable, id: string): Promise<OpenReview | null> {
  const [row] = await tx
    .select({
      id: reviews.id,
      reservationId: reviews.reservationId,
      listingId: reviews.listingId,
      kind: listings.kind,
      title: listings.title,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
      guestId: reviews.guestId,
      hostId: listings.hostId,
      text: reviews.text,
      reply: reviews.reply,
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .innerJoin(reservations, eq(reservations.id, reviews.reservationId))
    .where(and(eq(reviews.id, id), isNull(listings.deletedAt)))
    .for('update', { of: reviews });
  return row ?? null;
}

/** Stores a host's reply to a review that has none. */
export async function setReply(tx: Queryable, id: string, reply: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ reply })
    .where(and(eq(reviews.id, id), isNull(reviews.reply)));
}

export async function hasReported(
  tx: Queryable,
  reviewId: string,
  reporterId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ reviewId: reviewReports.reviewId })
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.reporterId, reporterId)));
  return rows.length > 0;
}

export async function insertReport(
  tx: Queryable,
  report: {
    readonly reviewId: string;
    readonly reporterId: string;
    readonly reason: ReportReason;
    readonly createdAt: Temporal.Instant;
  },
): Promise<void> {
  await tx.insert(reviewReports).values(report);
}
