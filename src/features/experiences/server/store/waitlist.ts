import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import { waitlist } from '../tables.ts';

/** Somebody in the line for a session. */
export type WaitingPerson = typeof waitlist.$inferSelect;

/** A session of a listing. */
export interface ListedSession extends SessionKey {
  readonly listingId: string;
}

/** A session as offers of its seats need it. */
export interface OfferedSession {
  readonly startsAt: Temporal.Instant;
  readonly status: 'scheduled' | 'cancelled';
  readonly taken: number;
  readonly capacity: number;
}

function isOf({ listingId, entryId, date }: ListedSession) {
  return and(
    eq(waitlist.listingId, listingId),
    eq(waitlist.entryId, entryId),
    eq(waitlist.nominalDate, date),
  );
}

/**
 * Holds a session until the transaction ends: before its line, as everybody does who offers, leaves
 * or accepts. Null when there is none.
 */
export async function holdSession(
  tx: Queryable,
  { listingId, entryId, date }: ListedSession,
): Promise<OfferedSession | null> {
  const [row] = await rowsOf<Omit<OfferedSession, 'startsAt'> & { startsAt: unknown }>(
    tx,
    sql`
      select starts_at as "startsAt", status, taken, capacity
      from listing_session
      where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date
      for no key update`,
  );
  return row === undefined ? null : { ...row, startsAt: toInstant(row.startsAt) };
}

/** Takes seats of a session that is held, or gives them back where `change` is below zero. */
export async function changeTaken(
  tx: Queryable,
  { listingId, entryId, date }: ListedSession,
  change: number,
): Promise<void> {
  await tx.execute(sql`
    update listing_session set taken = taken + ${change}::integer
    where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date`);
}

/** Those who wait for a session or have an offer of its seats, first come first. */
export function listLine(db: Queryable, session: ListedSession): Promise<WaitingPerson[]> {
  return db
    .select()
    .from(waitlist)
    .where(and(isOf(session), inArray(waitlist.state, ['waiting', 'offered'])))
    .orderBy(asc(waitlist.joinedAt), asc(waitlist.waitlistId));
}

export async function insertWaiting(
  tx: Queryable,
  values: Omit<typeof waitlist.$inferInsert, 'state' | 'offerUntil'>,
): Promise<void> {
  await tx.insert(waitlist).values({ ...values, state: 'waiting' });
}

/** Writes what became of somebody in the line. */
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

/** Sessions of which an offer has run out, or which have room for somebody who waits. */
export function listSessionsToOffer(
  db: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<ListedSession[]> {
  return rowsOf<ListedSession>(
    db,
    sql`
      select distinct line.listing_id as "listingId", line.entry_id as "entryId",
        line.nominal_date::text as date
      from waitlist line
      join listing_session session on session.listing_id = line.listing_id
        and session.entry_id = line.entry_id and session.nominal_date = line.nominal_date
      where line.state = 'offered' and line.offer_until <= ${now.toString()}::timestamptz
        or line.state = 'waiting' and session.status = 'scheduled'
          and session.starts_at > ${now.toString()}::timestamptz
          and session.capacity - session.taken >= line.seats
      limit ${limit}::integer`,
  );
}

/**
 * Ends the lines for sessions that won't take place as they were, with the seats that were offered;
 * the sessions have to be held.
 */
export async function endLines(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<void> {
  for (const { entryId, date } of sessions) {
    const session = { listingId, entryId, date };
    for (const person of await listLine(tx, session)) {
      if (person.state === 'offered') await changeTaken(tx, session, -person.seats);
      await setWaiting(tx, person, 'left');
    }
  }
}
