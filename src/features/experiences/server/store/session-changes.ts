import { type SQL, sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import type { StandingSession } from '../schedule/timetable-change.ts';

type Stored = Omit<StandingSession, 'startsAt' | 'endsAt'> & {
  startsAt: unknown;
  endsAt: unknown;
};

/**
 * The sessions of a listing whose day is not over: those to come, and of the last days also those that
 * have begun.
 */
export function loadStanding(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<StandingSession[]> {
  const from = now.subtract({ hours: 48 }).toString();
  return select(db, listingId, sql`starts_at > ${from}::timestamptz`);
}

/** One session of a listing; null when there is none. */
export async function loadSession(
  db: Queryable,
  listingId: string,
  { entryId, date }: SessionKey,
): Promise<StandingSession | null> {
  const key = sql`entry_id = ${entryId} and nominal_date = ${date}::date`;
  return (await select(db, listingId, key))[0] ?? null;
}

async function select(
  db: Queryable,
  listingId: string,
  condition: SQL,
): Promise<StandingSession[]> {
  const rows = await rowsOf<Stored>(
    db,
    sql`
      select entry_id as "entryId", nominal_date::text as date, starts_at as "startsAt",
        ends_at as "endsAt", status, is_modified as "isModified", taken
      from listing_session
      where listing_id = ${listingId} and ${condition}
      order by starts_at, entry_id`,
  );
  return rows.map((row) => ({
    ...row,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
  }));
}

/** The day of the next session of a listing that begins; null where none does. */
export async function readNextDay(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const rows = await rowsOf<{ date: string }>(
    db,
    sql`
      select nominal_date::text as date from listing_session
      where listing_id = ${listingId} and starts_at > ${now.toString()}::timestamptz
      order by starts_at limit 1`,
  );
  return rows[0]?.date ?? null;
}

/**
 * Locks the sessions to come of a listing in the order of their keys, as claims do. The listing and
 * the bookings that will be written have to be held before.
 */
export async function lockSessions(
  tx: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    select from listing_session
    where listing_id = ${listingId} and starts_at > ${now.toString()}::timestamptz
    order by entry_id, nominal_date
    for no key update`);
}

interface NewTimes extends SessionKey {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/**
 * Writes other times of sessions, which take place again if they were cancelled.
 *
 * @param byItself whether the host means these alone, so that changes of the timetable pass them by
 */
export async function retimeSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly NewTimes[],
  byItself: boolean,
): Promise<void> {
  if (sessions.length === 0) return;
  const rows = sessions.map(({ entryId, date, startsAt, endsAt }) => ({
    entryId,
    date,
    starts: startsAt.toString(),
    ends: endsAt.toString(),
  }));
  await tx.execute(sql`
    update listing_session session
    set starts_at = wanted.starts, ends_at = wanted.ends, status = 'scheduled',
      is_modified = ${byItself}::boolean, sequence = session.sequence + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wanted ("entryId" uuid, date date, starts timestamptz, ends timestamptz)
    where session.listing_id = ${listingId} and session.entry_id = wanted."entryId"
      and session.nominal_date = wanted.date`);
}

/** Cancels sessions. Their rows stay, so that nothing makes them again; who has seats is not told. */
export async function cancelSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  await tx.execute(sql`
    update listing_session session
    set status = 'cancelled', sequence = session.sequence + 1
    from jsonb_to_recordset(${JSON.stringify(keysOf(sessions))}::jsonb)
      as wanted ("entryId" uuid, date date)
    where session.listing_id = ${listingId} and session.entry_id = wanted."entryId"
      and session.nominal_date = wanted.date`);
}

/** Removes sessions in which nobody has a seat. */
export async function deleteFreeSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  await tx.execute(sql`
    delete from listing_session session
    using jsonb_to_recordset(${JSON.stringify(keysOf(sessions))}::jsonb)
      as wanted ("entryId" uuid, date date)
    where session.listing_id = ${listingId} and session.entry_id = wanted."entryId"
      and session.nominal_date = wanted.date and session.taken = 0`);
}

/** Only the key of what may say more. */
function keysOf(sessions: readonly SessionKey[]): SessionKey[] {
  return sessions.map(({ entryId, date }) => ({ entryId, date }));
}
