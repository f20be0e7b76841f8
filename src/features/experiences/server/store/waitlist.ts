import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ListedSession } from '#market/inventory/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { waitlist } from '../tables.ts';

/** A guest on the waitlist of a session. */
export type WaitingPerson = typeof waitlist.$inferSelect;

function isForSession({ listingId, entryId, date }: ListedSession) {
  return and(
    eq(waitlist.listingId, listingId),
    eq(waitlist.entryId, entryId),
    eq(waitlist.nominalDate, date),
  );
}

/** Whether seats are reserved for a place in a waitlist. */
export async function hasOffer(
  db: Queryable,
  { listingId, waitlistId }: Pick<WaitingPerson, 'listingId' | 'waitlistId'>,
): Promise<boolean> {
  const [place] = await db
    .select({ state: waitlist.state })
    .from(waitlist)
    .where(and(eq(waitlist.listingId, listingId), eq(waitlist.waitlistId, waitlistId)));
  return place?.state === 'offered';
}

/** Guests who wait for a session or have an offer of its seats, in the order of joining. */
export function listWaitlist(db: Queryable, session: ListedSession): Promise<WaitingPerson[]> {
  return db
    .select()
    .from(waitlist)
    .where(and(isForSession(session), inArray(waitlist.state, ['waiting', 'offered'])))
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.waitlistId));
}

export async function insertWaiting(
  tx: Queryable,
  values: Omit<typeof waitlist.$inferInsert, 'state' | 'offerUntil'>,
): Promise<void> {
  await tx.insert(waitlist).values({ ...values, state: 'waiting' });
}

/**
 * Counts the waitlists of coming sessions that a user is on; the user has to be locked
 * (`lockUser`).
 */
export async function countWaitlistsOfUser(
  tx: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<number> {
  const [row] = await queryRows<{ lines: number }>(
    tx,
    sql`
      select count(*)::int as lines
      from waitlist line
      join listing_session session on session.listing_id = line.listing_id
        and session.entry_id = line.entry_id and session.nominal_date = line.nominal_date
      where line.user_id = ${userId} and line.state in ('waiting', 'offered')
        and session.starts_at > ${now.toString()}::timestamptz`,
  );
  return row?.lines ?? 0;
}

/** The sessions on whose waitlists a user is. */
export async function listWaitlistsOfUser(db: Queryable, userId: string): Promise<ListedSession[]> {
  return db
    .select({
      listingId: waitlist.listingId,
      entryId: waitlist.entryId,
      date: waitlist.nominalDate,
    })
    .from(waitlist)
    .where(and(eq(waitlist.userId, userId), inArray(waitlist.state, ['waiting', 'offered'])))
    .orderBy(asc(waitlist.listingId), asc(waitlist.entryId), asc(waitlist.nominalDate));
}

/** Current and past waitlist entries of a user, for their data export. */
export async function exportWaiting(db: Queryable, userId: string): Promise<unknown> {
  const rows = await db
    .select()
    .from(waitlist)
    .where(eq(waitlist.userId, userId))
    .orderBy(asc(waitlist.joinedAt));
  return rows.map(({ listingId, nominalDate, seats, state, joinedAt, offerUntil }) => ({
    listingId,
    date: nominalDate,
    seats,
    state,
    joinedAt: joinedAt.toString(),
    offerUntil: offerUntil?.toString() ?? null,
  }));
}

/** Removes all waitlist entries of a user; no seats can be offered to them any more. */
export async function deleteWaiting(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(waitlist).where(eq(waitlist.userId, userId));
}

/** Writes the new state of a guest on a waitlist. */
export async function setWaiting(
  tx: Queryable,
  { listingId, waitlistId }: Pick<WaitingPerson, 'listingId' | 'waitlistId'>,
  state: WaitingPerson['state'],
  offerUntil: Temporal.Instant | null = null,
): Promise<void> {
  await tx
    .update(waitlist)
    .set({ state, offerUntil })
    .where(and(eq(waitlist.listingId, listingId), eq(waitlist.waitlistId, waitlistId)));
}

/**
 * Limits offers to the latest end that offers of their session may have, once it begins at another
 * time; the session has to be locked.
 */
export async function limitOffers(
  tx: Queryable,
  session: ListedSession,
  last: Temporal.Instant,
): Promise<void> {
  await tx
    .update(waitlist)
    .set({ offerUntil: last })
    .where(
      and(isForSession(session), eq(waitlist.state, 'offered'), gt(waitlist.offerUntil, last)),
    );
}
