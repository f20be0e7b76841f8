import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { hasSessions, kindsWith } from '#domain/kinds.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { reservations } from '../tables.ts';
import { RESERVATION_COLUMNS, type SeatsReservation, toReservation } from './reservations.ts';

/** Open reservations with a seat in one of the sessions of a listing. */
function hasSeatIn(listingId: string, sessions: readonly SessionKey[]): SQL | undefined {
  return and(
    eq(reservations.listingId, listingId),
    inArray(reservations.status, [...OPEN_STATUSES]),
    sql`exists (
      select from reservation_session seat
      join jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb)
        as requested ("entryId" uuid, date date)
        on requested."entryId" = seat.entry_id and requested.date = seat.date
      where seat.reservation_id = ${reservations.id} and seat.listing_id = ${listingId}
    )`,
  );
}

/** The reservations with a seat in one of the sessions, in the order of their ids. */
export async function listSessionBookings(
  db: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<SeatsReservation[]> {
  if (sessions.length === 0) return [];
  const rows = await db
    .select(RESERVATION_COLUMNS)
    .from(reservations)
    .where(hasSeatIn(listingId, sessions))
    .orderBy(reservations.id);
  return rows.map(toReservation).filter(hasSessions);
}

/** Locks the reservations with a seat in one of the sessions, in the order of their ids. */
export async function lockSessionBookings(
  tx: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<SeatsReservation[]> {
  if (sessions.length === 0) return [];
  const rows = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(hasSeatIn(listingId, sessions))
    .orderBy(reservations.id)
    .for('no key update');
  const locked = new Set(rows.map(({ id }) => id));
  // After locking: another transaction may have moved one of them meanwhile.
  const bookings = await listSessionBookings(tx, listingId, sessions);
  return bookings.filter(({ id }) => locked.has(id));
}

/** Whether a guest has seats in one of a reservation's sessions by another reservation. */
export async function hasSeatsBeside(
  db: Queryable,
  {
    id,
    listingId,
    guestId,
    sessions,
  }: Pick<SeatsReservation, 'id' | 'listingId' | 'guestId' | 'sessions'>,
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
export async function findHeldSeats(
  db: Queryable,
  {
    listingId,
    guestId,
    startDate,
  }: {
    readonly listingId: string;
    readonly guestId: string;
    /** Its first day; any day if missing. */
    readonly startDate: DateText | undefined;
  },
): Promise<SeatsReservation | null> {
  const rows = await db
    .select(RESERVATION_COLUMNS)
    .from(reservations)
    .where(
      and(
        eq(reservations.listingId, listingId),
        eq(reservations.guestId, guestId),
        eq(reservations.status, 'pending'),
        inArray(reservations.kind, kindsWith('unit', 'session')),
        startDate === undefined ? undefined : eq(reservations.startDate, startDate),
      ),
    )
    .orderBy(desc(reservations.createdAt))
    .limit(1);
  return rows.map(toReservation).find(hasSessions) ?? null;
}
