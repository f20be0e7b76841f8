import { and, eq, lte, sql } from 'drizzle-orm';
import type { ReviewFacts } from '#domain/review-facts.ts';
import type { ReviewedReservation, ReviewParty, WrittenReviews } from '#domain/reviewing.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { guestReviews, hiddenReviews, reviews } from '../tables.ts';

/** A reservation as its reviews need it. */
export type Reviewed = ReviewedReservation &
  Pick<
    typeof reservations.$inferSelect,
    'id' | 'listingId' | 'kind' | 'listingTitle' | 'startDate' | 'endDate' | 'timeZone'
  >;

/** One side's review. */
export interface WrittenReview {
  readonly rating: number;
  readonly facts: ReviewFacts;
  readonly text: string;
  readonly createdAt: Temporal.Instant;
}

/** All that was written around a reservation, hidden or open. */
export interface AllWritten {
  readonly hidden: typeof hiddenReviews.$inferSelect | null;
  readonly ofListing: typeof reviews.$inferSelect | null;
  readonly ofGuest: typeof guestReviews.$inferSelect | null;
}

const REVIEWED = {
  id: reservations.id,
  listingId: reservations.listingId,
  kind: reservations.kind,
  guestId: reservations.guestId,
  hostId: reservations.hostId,
  status: reservations.status,
  endsAt: reservations.endsAt,
  listingTitle: reservations.listingTitle,
  startDate: reservations.startDate,
  endDate: reservations.endDate,
  timeZone: reservations.timeZone,
};

export async function loadReviewed(db: Queryable, id: string): Promise<Reviewed | null> {
  const [row] = await db.select(REVIEWED).from(reservations).where(eq(reservations.id, id));
  return row ?? null;
}

/** Loads a reservation and keeps the other side from writing until the transaction ends. */
export async function lockReviewed(tx: Queryable, id: string): Promise<Reviewed | null> {
  const [row] = await tx
    .select(REVIEWED)
    .from(reservations)
    .where(eq(reservations.id, id))
    .for('update');
  return row ?? null;
}

export async function loadWritten(db: Queryable, reservationId: string): Promise<AllWritten> {
  const [hidden] = await db
    .select()
    .from(hiddenReviews)
    .where(eq(hiddenReviews.reservationId, reservationId));
  const [ofListing] = await db
    .select()
    .from(reviews)
    .where(eq(reviews.reservationId, reservationId));
  const [ofGuest] = await db
    .select()
    .from(guestReviews)
    .where(eq(guestReviews.reservationId, reservationId));
  return { hidden: hidden ?? null, ofListing: ofListing ?? null, ofGuest: ofGuest ?? null };
}

/** The facts about existing reviews that the rules need. */
export function toWrittenReviews({ hidden, ofListing, ofGuest }: AllWritten): WrittenReviews {
  return {
    hidden,
    open: [
      ...(ofListing === null ? [] : (['guest'] as const)),
      ...(ofGuest === null ? [] : (['host'] as const)),
    ],
  };
}

/** Keeps a review hidden, or changes the one that is; when it was written stays. */
export async function saveHidden(
  tx: Queryable,
  { id, guestId, hostId }: Reviewed,
  party: ReviewParty,
  { rating, facts, text, createdAt }: WrittenReview,
  opensAt: Temporal.Instant,
): Promise<void> {
  const writerId = party === 'guest' ? guestId : hostId;
  await tx
    .insert(hiddenReviews)
    .values({ reservationId: id, party, writerId, rating, facts, text, createdAt, opensAt })
    .onConflictDoUpdate({
      target: hiddenReviews.reservationId,
      set: { rating, facts, text },
      setWhere: eq(hiddenReviews.party, party),
    });
}

/** Adds a review that is public from now on. */
export async function addOpen(
  tx: Queryable,
  { id, listingId, guestId, hostId }: Reviewed,
  party: ReviewParty,
  { rating, facts, text, createdAt }: WrittenReview,
): Promise<void> {
  const review = { reservationId: id, guestId, rating, text, createdAt };
  if (party === 'guest') await tx.insert(reviews).values({ ...review, listingId, facts });
  else await tx.insert(guestReviews).values({ ...review, hostId });
}

/** Removes and returns the hidden review of a reservation; null if it doesn't exist. */
export async function takeHidden(
  tx: Queryable,
  reservationId: string,
): Promise<typeof hiddenReviews.$inferSelect | null> {
  const [row] = await tx
    .delete(hiddenReviews)
    .where(eq(hiddenReviews.reservationId, reservationId))
    .returning();
  return row ?? null;
}

/** Reservations whose hidden review is due to open, the longest waiting first. */
export function listDue(db: Queryable, now: Temporal.Instant, page: DuePage): Promise<DueRow[]> {
  const { opensAt, reservationId } = hiddenReviews;
  const { columns, condition, order } = duePage(page, opensAt, reservationId);
  return db
    .select(columns)
    .from(hiddenReviews)
    .where(and(lte(opensAt, now), condition))
    .orderBy(...order)
    .limit(page.limit);
}

/**
 * Locks a reservation for the one worker that opens its hidden review. The reservation comes first,
 * as for who writes, so that neither waits for the other in turn.
 *
 * @returns null when another worker has it, or nothing is due any more
 */
export async function lockDue(
  tx: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<Reviewed | null> {
  const isDue = sql`exists (
    select 1 from hidden_review h
    where h.reservation_id = ${reservations.id} and h.opens_at <= ${now.toString()}::timestamptz)`;
  const [row] = await tx
    .select(REVIEWED)
    .from(reservations)
    .where(and(eq(reservations.id, id), isDue))
    .for('update', { skipLocked: true });
  return row ?? null;
}
