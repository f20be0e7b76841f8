import { and, asc, eq, gt, not, or, sql } from 'drizzle-orm';
import { REVIEW_DAYS, type ReviewParty } from '#domain/reviewing.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Reviewed } from './written.ts';

/** Reservations of one answer at most. */
const LIST_LIMIT = 20;
const HOURS_OF_DAY = 24;

/**
 * Completed reservations that a person has not reviewed and still can, the oldest first. A review
 * by the other side makes no difference.
 */
export async function listUnwritten(
  db: Queryable,
  userId: string,
  party: ReviewParty,
  now: Temporal.Instant,
): Promise<Reviewed[]> {
  const since = now.subtract({ hours: REVIEW_DAYS * HOURS_OF_DAY });
  const isHidden = sql`exists (
    select 1 from hidden_review h
    where h.reservation_id = ${reservations.id} and h.party = ${party})`;
  const isOpen =
    party === 'guest'
      ? sql`exists (select 1 from review r where r.reservation_id = ${reservations.id})`
      : sql`exists (select 1 from guest_review r where r.reservation_id = ${reservations.id})`;
  return db
    .select({
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
    })
    .from(reservations)
    .where(
      and(
        eq(party === 'guest' ? reservations.guestId : reservations.hostId, userId),
        eq(reservations.status, 'completed'),
        gt(reservations.endsAt, since),
        not(or(isHidden, isOpen) ?? isHidden),
      ),
    )
    .orderBy(asc(reservations.endsAt), asc(reservations.id))
    .limit(LIST_LIMIT);
}
