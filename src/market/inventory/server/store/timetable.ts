import { type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Current state of a session. */
export interface CurrentSession extends SessionKey {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly status: 'scheduled' | 'cancelled';
  readonly isModified: boolean;
  readonly taken: number;
}

type Stored = Omit<CurrentSession, 'startsAt' | 'endsAt'> & {
  startsAt: unknown;
  endsAt: unknown;
};

/**
 * The sessions of a listing whose day is not over: future ones, and of the current days also those
 * that have begun.
 */
export function loadCurrentSessions(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<CurrentSession[]> {
  const from = now.subtract({ hours: 48 }).toString();
  return select(db, listingId, sql`starts_at > ${from}::timestamptz`);
}

/** One session of a listing; null when it doesn't exist. */
export async function loadSession(
  db: Queryable,
  listingId: string,
  { entryId, date }: SessionKey,
): Promise<CurrentSession | null> {
  const key = sql`entry_id = ${entryId} and nominal_date = ${date}::date`;
  return (await select(db, listingId, key))[0] ?? null;
}

async function select(db: Queryable, listingId: string, condition: SQL): Promise<CurrentSession[]> {
  const rows = await queryRows<Stored>(
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

/** The day of the listing's next session; null without one. */
export async function readNextDay(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const rows = await queryRows<{ date: string }>(
    db,
    sql`
      select nominal_date::text as date from listing_session
      where listing_id = ${listingId} and starts_at > ${now.toString()}::timestamptz
      order by starts_at limit 1`,
  );
  return rows[0]?.date ?? null;
}

/**
 * Locks the future sessions of a listing in the order of their keys, as claims do. The listing and
 * the bookings to be written must be locked before.
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

/** A session to be created from a timetable. */
interface NewSession {
  readonly date: DateText;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly cancelled: boolean;
}

/** Adds sessions of an entry; existing ones are left unchanged. */
export async function insertSessions(
  tx: Queryable,
  { listingId, entryId, capacity }: { listingId: string; entryId: string; capacity: number },
  sessions: readonly NewSession[],
): Promise<void> {
  if (sessions.length === 0) return;
  const rows = sessions.map(({ date, startsAt, endsAt, cancelled }) => ({
    date,
    starts: startsAt.toString(),
    ends: endsAt.toString(),
    status: cancelled ? 'cancelled' : 'scheduled',
  }));
  await tx.execute(sql`
    insert into listing_session
      (listing_id, entry_id, nominal_date, starts_at, ends_at, status, capacity)
    select ${listingId}::uuid, ${entryId}::uuid, planned.date, planned.starts, planned.ends,
      planned.status, ${capacity}::integer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as planned (date date, starts timestamptz, ends timestamptz, status text)
    on conflict (listing_id, entry_id, nominal_date) do nothing`);
}

interface NewTimes extends SessionKey {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/**
 * Changes the times of sessions; cancelled ones are scheduled again.
 *
 * @param byItself whether the host changes only these, so that changes of the timetable skip them
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

/**
 * Cancels sessions. Their rows stay, so that they aren't created again; guests are not notified.
 */
export async function cancelSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  await tx.execute(sql`
    update listing_session session
    set status = 'cancelled', sequence = session.sequence + 1
    from jsonb_to_recordset(${JSON.stringify(toSessionKeys(sessions))}::jsonb)
      as wanted ("entryId" uuid, date date)
    where session.listing_id = ${listingId} and session.entry_id = wanted."entryId"
      and session.nominal_date = wanted.date`);
}

/** Removes sessions without taken seats. */
export async function deleteFreeSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  await tx.execute(sql`
    delete from listing_session session
    using jsonb_to_recordset(${JSON.stringify(toSessionKeys(sessions))}::jsonb)
      as wanted ("entryId" uuid, date date)
    where session.listing_id = ${listingId} and session.entry_id = wanted."entryId"
      and session.nominal_date = wanted.date and session.taken = 0`);
}

/** Drops every field but the key. */
function toSessionKeys(sessions: readonly SessionKey[]): SessionKey[] {
  return sessions.map(({ entryId, date }) => ({ entryId, date }));
}

/**
 * Sets the number of seats of sessions, which must be locked. Taken seats beyond that number stay
 * until they are released.
 *
 * @param from sessions that begin at this instant or later
 * @param modifiedToo whether individually modified sessions change as well
 */
export async function setSeats(
  tx: Queryable,
  listingId: string,
  seats: number,
  { from, modifiedToo }: { readonly from: Temporal.Instant; readonly modifiedToo: boolean },
): Promise<void> {
  await tx.execute(sql`
    update listing_session
    set ${seatsAs(seats)}
    where listing_id = ${listingId} and starts_at >= ${from.toString()}::timestamptz
      and (${modifiedToo}::boolean or not is_modified)`);
}

/**
 * Sets the number of seats of one session, like `setSeats`; it must be locked. Where the number
 * changes, later changes of the whole group skip it.
 */
export async function setSeatsOfOne(
  tx: Queryable,
  listingId: string,
  { entryId, date }: SessionKey,
  seats: number,
): Promise<void> {
  await tx.execute(sql`
    update listing_session
    set ${seatsAs(seats)}, is_modified = true
    where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date
      and capacity - withdrawn <> ${seats}::integer`);
}

function seatsAs(seats: number): SQL {
  return sql`
    capacity = greatest(${seats}::integer, taken),
    withdrawn = greatest(taken - ${seats}::integer, 0)`;
}

/** Sets the host's note on one session. */
export async function setNote(
  tx: Queryable,
  listingId: string,
  { entryId, date }: SessionKey,
  note: string,
): Promise<void> {
  await tx.execute(sql`
    update listing_session
    set note = ${note}
    where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date`);
}
