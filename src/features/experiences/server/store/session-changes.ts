import { sql } from 'drizzle-orm';
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
export async function loadStanding(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<StandingSession[]> {
  const rows = await rowsOf<Stored>(
    db,
    sql`
      select entry_id as "entryId", nominal_date::text as date, starts_at as "startsAt",
        ends_at as "endsAt", status, is_modified as "isModified", taken
      from listing_session
      where listing_id = ${listingId}
        and starts_at > ${now.subtract({ hours: 48 }).toString()}::timestamptz
      order by starts_at, entry_id`,
  );
  return rows.map((row) => ({
    ...row,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
  }));
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
export async function removeFreeSessions(
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

/**
 * Sets how many seats sessions to come have, never fewer than are taken; they have to be locked.
 *
 * @param which the only session it is of; otherwise all, of those that were changed by themselves
 *   where `modifiedToo` says so
 */
export async function setSeats(
  tx: Queryable,
  listingId: string,
  seats: number,
  now: Temporal.Instant,
  which: { readonly session: SessionKey } | { readonly modifiedToo: boolean },
): Promise<void> {
  const condition =
    'session' in which
      ? sql`entry_id = ${which.session.entryId} and nominal_date = ${which.session.date}::date`
      : sql`(${which.modifiedToo}::boolean or not is_modified)`;
  await tx.execute(sql`
    update listing_session
    set capacity = greatest(${seats}::integer, taken)
    where listing_id = ${listingId} and starts_at > ${now.toString()}::timestamptz
      and ${condition}`);
}

/** Only the key of what may say more. */
function keysOf(sessions: readonly SessionKey[]): SessionKey[] {
  return sessions.map(({ entryId, date }) => ({ entryId, date }));
}
