import { sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** A person aboard who agreed to be shown. */
export interface FaceRow {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}

/**
 * The people of reservations of an itinerant that are approved, paid where they cost something, and not
 * over; a reservation that was approved at once and waits for its payment is none.
 */
const ABOARD = (listingId: string, now: Temporal.Instant) => sql`
  select r.guest_id
  from reservation r
  where r.listing_id = ${listingId} and r.kind = 'itinerant'
    and r.status in ('approved', 'checked-in') and r.ends_at > ${now.toString()}::timestamptz
    and (r.paid_at is not null or r.paid > r.refunded)`;

/**
 * Those aboard who agreed to be shown, as a reader may see them: none of who has blocked the reader or
 * whom the reader has blocked, nor of whom moderation keeps from others.
 *
 * @param limit most of them
 */
export async function readFaces(
  db: Queryable,
  listingId: string,
  readerId: string,
  now: Temporal.Instant,
  limit: number,
): Promise<FaceRow[]> {
  return queryRows<FaceRow>(
    db,
    sql`
      select u.id, u.name, u.image
      from "user" u
      join profile p on p.user_id = u.id
      where u.id in (${ABOARD(listingId, now)})
        and p.shown_aboard and p.moderation_state = 'visible'
        and u.deleted_at is null and u.standing <> 'suspended'
        and not exists (
          select from block b
          where b.blocker_id = u.id and b.blocked_id = ${readerId}::uuid
            or b.blocker_id = ${readerId}::uuid and b.blocked_id = u.id
        )
      order by lower(u.name), u.id
      limit ${limit}::integer`,
  );
}

/** Whether a person is aboard, and then whether they agreed to be shown; null for one who isn't. */
export async function readOwnFace(
  db: Queryable,
  listingId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<boolean | null> {
  const [row] = await queryRows<{ isShown: boolean }>(
    db,
    sql`
      select coalesce(p.shown_aboard, false) as "isShown"
      from "user" u
      left join profile p on p.user_id = u.id
      where u.id = ${userId}::uuid and u.id in (${ABOARD(listingId, now)})`,
  );
  return row?.isShown ?? null;
}
