import { sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';

/**
 * Changes the seats taken of sessions in one statement and in the order of their keys, so that
 * rivals wait for each other instead of deadlocking.
 *
 * @param change seats to claim of each, or, below zero, to give back
 * @returns how many took their change; the caller refuses unless it is all of them
 */
async function changeSeats(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
  change: number,
): Promise<number> {
  const rows = await rowsOf<{ date: string }>(
    tx,
    sql`
      with held as materialized (
        select session.entry_id, session.nominal_date
        from listing_session session
        join jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb)
          as wanted ("entryId" uuid, date date)
          on wanted."entryId" = session.entry_id and wanted.date = session.nominal_date
        where session.listing_id = ${listingId}
        order by session.entry_id, session.nominal_date
        for update of session
      )
      update listing_session session
      set taken = session.taken + ${change}::integer
      from held
      where session.listing_id = ${listingId} and session.entry_id = held.entry_id
        and session.nominal_date = held.nominal_date
        and session.taken + ${change}::integer between 0 and session.capacity
      returning session.nominal_date as date`,
  );
  return rows.length;
}

function requireSeats(seats: number): void {
  if (!Number.isSafeInteger(seats) || seats < 1) throw new RangeError(`not seats: ${seats}`);
}

/**
 * Claims `seats` of every session, all or none (the transaction must be rolled back when it throws,
 * which the request pipeline does). The session's own row says how many there are.
 *
 * @throws Problem 'nights-taken' when one of them isn't there or doesn't hold that many more
 */
export async function claimSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
  seats: number,
): Promise<void> {
  requireSeats(seats);
  const changed = await changeSeats(tx, listingId, sessions, seats);
  if (changed !== sessions.length) throw new Problem('nights-taken');
}

/**
 * Gives back `seats` of every session.
 *
 * @throws Error when they were not held: the books would be wrong, so nothing is changed
 */
export async function releaseSessions(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
  seats: number,
): Promise<void> {
  requireSeats(seats);
  const changed = await changeSeats(tx, listingId, sessions, -seats);
  if (changed !== sessions.length) throw new Error(`seats of ${listingId} were not held`);
}
