import { sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

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
