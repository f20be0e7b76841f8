import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { reservations } from '../tables.ts';
import type { Reservation } from './reservations.ts';

/** Open reservations with a seat in one of the sessions of a listing. */
function hasSeatIn(listingId: string, sessions: readonly SessionKey[]): SQL | undefined {
  return and(
    eq(reservations.listingId, listingId),
    inArray(reservations.status, [...OPEN_STATUSES]),
    sql`exists (
      select from jsonb_to_recordset(${reservations.sessions}) as seat ("entryId" uuid, date date)
      join jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb)
        as wanted ("entryId" uuid, date date) using ("entryId", date)
    )`,
  );
}

/** The reservations with a seat in one of the sessions, in the order of their ids. */
export async function bookingsOf(
  db: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<Reservation[]> {
  if (sessions.length === 0) return [];
  return db
    .select()
    .from(reservations)
    .where(hasSeatIn(listingId, sessions))
    .orderBy(reservations.id);
}

/** Locks the reservations with a seat in one of the sessions, in the order of their ids. */
export async function lockBookingsOf(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<Reservation[]> {
  if (sessions.length === 0) return [];
  return tx
    .select()
    .from(reservations)
    .where(hasSeatIn(listingId, sessions))
    .orderBy(reservations.id)
    .for('update');
}

/** Whether a guest has seats in one of a reservation's sessions by another one. */
export async function hasSeatsBeside(
  db: Queryable,
  {
    id,
    listingId,
    guestId,
    sessions,
  }: Pick<Reservation, 'id' | 'listingId' | 'guestId' | 'sessions'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.guestId, guestId),
        ne(reservations.id, id),
        hasSeatIn(listingId, sessions),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The newest reservation of a guest at a listing that holds seats while it is paid; null without. */
export async function heldSeatsOf(
  db: Queryable,
  {
    listingId,
    guestId,
    startDate,
  }: {
    readonly listingId: string;
    readonly guestId: string;
    /** Its first day; any where it is missing. */
    readonly startDate: DateText | undefined;
  },
): Promise<Reservation | null> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.listingId, listingId),
        eq(reservations.guestId, guestId),
        eq(reservations.status, 'pending'),
        sql`${reservations.sessions} <> '[]'`,
        startDate === undefined ? undefined : eq(reservations.startDate, startDate),
      ),
    )
    .orderBy(desc(reservations.createdAt))
    .limit(1);
  return row ?? null;
}
