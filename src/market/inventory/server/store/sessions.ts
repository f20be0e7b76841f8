import { sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';

/** A change of one session: seats to claim, or, below zero, to release. */
interface SessionChange extends SessionKey {
  readonly change: number;
}

/**
 * Changes the seats taken of sessions, all or none, in one statement and in the order of their
 * keys, so that rivals wait for each other instead of deadlocking. Every figure is read from the
 * row once its lock is held: as the statement first saw it, seats released while it waited would
 * still count as taken. Released seats that the host has withdrawn are deleted.
 *
 * @returns whether they were changed
 */
async function changeSeats(
  tx: Queryable,
  listingId: string,
  changes: readonly SessionChange[],
  now: Temporal.Instant,
): Promise<boolean> {
  if (changes.length === 0) return true;
  const rows = await queryRows<{ date: string }>(
    tx,
    sql`
      with held as materialized (
        select session.entry_id, session.nominal_date, session.taken, session.capacity,
          session.withdrawn, session.status, session.starts_at, wanted.change
        from listing_session session
        join jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
          as wanted ("entryId" uuid, date date, change integer)
          on wanted."entryId" = session.entry_id and wanted.date = session.nominal_date
        where session.listing_id = ${listingId}
        order by session.entry_id, session.nominal_date
        for no key update of session
      ),
      tried as (
        select count(*) filter (
          where held.taken + held.change >= 0
            and (
              held.change < 0
              or held.taken + held.change <= held.capacity and held.status = 'scheduled'
                and held.starts_at > ${now.toString()}::timestamptz
            )
        ) as fitting
        from held
      )
      update listing_session session
      set taken = held.taken + held.change,
        capacity = held.capacity - least(held.withdrawn, greatest(-held.change, 0)),
        withdrawn = held.withdrawn - least(held.withdrawn, greatest(-held.change, 0))
      from held, tried
      where session.listing_id = ${listingId} and session.entry_id = held.entry_id
        and session.nominal_date = held.nominal_date
        and tried.fitting = ${changes.length}::integer
      returning session.nominal_date as date`,
  );
  return rows.length === changes.length;
}

function toSessionChanges(sessions: readonly SessionKey[], change: number): SessionChange[] {
  return sessions.map(({ entryId, date }) => ({ entryId, date, change }));
}

/** The sessions that are not among `others`. */
function without(sessions: readonly SessionKey[], others: readonly SessionKey[]): SessionKey[] {
  return sessions.filter(
    ({ entryId, date }) =>
      !others.some((other) => other.entryId === entryId && other.date === date),
  );
}

function requireSeats(seats: number): void {
  if (!Number.isSafeInteger(seats) || seats < 1) throw new RangeError(`not seats: ${seats}`);
}

/**
 * Claims `seats` of every session, all or none. The session's own row stores how many there are.
 *
 * @returns false when one of them has begun, is cancelled or missing, or has too few seats left
 */
export function tryClaimSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
  seats: number,
  now: Temporal.Instant,
): Promise<boolean> {
  requireSeats(seats);
  return changeSeats(tx, listingId, toSessionChanges(sessions, seats), now);
}

/**
 * Like `tryClaimSessions`.
 *
 * @throws Problem 'session-full' where it claims none
 */
export async function claimSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
  seats: number,
  now: Temporal.Instant,
): Promise<void> {
  const claimed = await tryClaimSessions(tx, listingId, sessions, seats, now);
  if (!claimed) throw new Problem('session-full');
}

/**
 * Releases `seats` of every session.
 *
 * @throws Error when they were not taken: the books would be wrong, so nothing is changed
 */
export async function releaseSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
  seats: number,
  now: Temporal.Instant,
): Promise<void> {
  requireSeats(seats);
  const changed = await changeSeats(tx, listingId, toSessionChanges(sessions, -seats), now);
  if (!changed) throw new Error(`seats of ${listingId} were not held`);
}

/**
 * Moves `seats` from the sessions of `from` to those of `to` in one ordered pass over both;
 * sessions in both are left alone.
 *
 * @throws Problem 'session-full' when a new one can't be claimed (`claimSessions`)
 */
export async function moveSessions(
  tx: Queryable,
  listingId: string,
  move: {
    readonly from: readonly SessionKey[];
    readonly to: readonly SessionKey[];
    readonly seats: number;
  },
  now: Temporal.Instant,
): Promise<void> {
  const { from, to, seats } = move;
  requireSeats(seats);
  const changes = [
    ...toSessionChanges(without(from, to), -seats),
    ...toSessionChanges(without(to, from), seats),
  ];
  const changed = await changeSeats(tx, listingId, changes, now);
  if (!changed) throw new Problem('session-full');
}

/** Times of a listing's session, and whether it takes place. */
interface SessionTimes extends SessionKey {
  readonly listingId: string;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly status: 'scheduled' | 'cancelled';
}

/** Times of sessions, the earliest first, in one statement; deleted sessions are missing. */
export async function loadSessionTimes(
  db: Queryable,
  sessions: readonly (SessionKey & { readonly listingId: string })[],
): Promise<SessionTimes[]> {
  if (sessions.length === 0) return [];
  const keys = sessions.map(({ listingId, entryId, date }) => ({ listingId, entryId, date }));
  const rows = await queryRows<
    Omit<SessionTimes, 'startsAt' | 'endsAt'> & { startsAt: unknown; endsAt: unknown }
  >(
    db,
    sql`
      select distinct session.listing_id as "listingId", session.entry_id as "entryId",
        session.nominal_date::text as date, session.starts_at as "startsAt",
        session.ends_at as "endsAt", session.status
      from listing_session session
      join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as asked ("listingId" uuid, "entryId" uuid, date date)
        on asked."listingId" = session.listing_id and asked."entryId" = session.entry_id
          and asked.date = session.nominal_date
      order by session.starts_at, session.entry_id`,
  );
  return rows.map((row) => ({
    ...row,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
  }));
}

/** A session of a listing. */
export interface ListedSession extends SessionKey {
  readonly listingId: string;
}

/** A session with the fields that offers of its seats need. */
export interface OfferedSession {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly status: 'scheduled' | 'cancelled';
  readonly taken: number;
  readonly capacity: number;
  /** Seats of `capacity` that its host removed while they were taken. */
  readonly withdrawn: number;
}

/** Free seats of a session, once `returned` of the taken ones are released. */
export function freeSeats({ capacity, taken, withdrawn }: OfferedSession, returned = 0): number {
  return capacity - taken + Math.max(0, returned - withdrawn);
}

/**
 * Locks a session until the transaction ends. Every offer, withdrawal and acceptance locks it
 * before its waitlist. Null when it doesn't exist.
 */
export async function holdSession(
  tx: Queryable,
  { listingId, entryId, date }: ListedSession,
): Promise<OfferedSession | null> {
  const [row] = await queryRows<
    Omit<OfferedSession, 'startsAt' | 'endsAt'> & { startsAt: unknown; endsAt: unknown }
  >(
    tx,
    sql`
      select starts_at as "startsAt", ends_at as "endsAt", status, taken, capacity, withdrawn
      from listing_session
      where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date
      for no key update`,
  );
  return row === undefined
    ? null
    : { ...row, startsAt: toInstant(row.startsAt), endsAt: toInstant(row.endsAt) };
}

async function addTaken(
  tx: Queryable,
  { listingId, entryId, date }: ListedSession,
  seats: number,
): Promise<void> {
  await tx.execute(sql`
    update listing_session set taken = taken + ${seats}::integer
    where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date`);
}

/** Takes seats of a locked session for an offer. */
export function takeOffered(tx: Queryable, session: ListedSession, seats: number): Promise<void> {
  return addTaken(tx, session, seats);
}

/**
 * Transfers the seats of an offer to the reservation made in the same transaction: they are
 * promised, so the host's withdrawal doesn't delete them.
 */
export function handOverOffered(
  tx: Queryable,
  session: ListedSession,
  seats: number,
): Promise<void> {
  return addTaken(tx, session, -seats);
}

/** Releases the seats of an offer; seats that the host has withdrawn are deleted. */
export async function releaseOffered(
  tx: Queryable,
  { listingId, entryId, date }: ListedSession,
  seats: number,
): Promise<void> {
  await tx.execute(sql`
    update listing_session
    set taken = taken - ${seats}::integer,
      capacity = capacity - least(withdrawn, ${seats}::integer),
      withdrawn = withdrawn - least(withdrawn, ${seats}::integer)
    where listing_id = ${listingId} and entry_id = ${entryId} and nominal_date = ${date}::date`);
}
