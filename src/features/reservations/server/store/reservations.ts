import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import { shareListing } from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { makeReservationKey } from '../reservation-key.ts';
import { reservations } from '../tables.ts';
import { asksManyHosts } from './guest-standing.ts';

/** A stored reservation. */
export type Reservation = typeof reservations.$inferSelect;
export type NewReservation = Omit<typeof reservations.$inferInsert, 'id' | 'key'>;
/** Columns that a transition may change. */
export type ReservationPatch = Partial<
  Omit<Reservation, 'id' | 'key' | 'listingId' | 'guestId' | 'hostId' | 'createdAt'>
>;

const KEY_TRIES = 5;
/** Rows of a list at most; nobody reads further, and no answer grows without bound. */
const LIST_LIMIT = 300;

/** Adds a reservation under a short key that nobody else has. */
export async function insertReservation(
  tx: Queryable,
  values: NewReservation,
): Promise<Reservation> {
  for (let attempt = 1; attempt <= KEY_TRIES; attempt += 1) {
    const [row] = await tx
      .insert(reservations)
      .values({ ...values, key: makeReservationKey() })
      .onConflictDoNothing({ target: reservations.key })
      .returning();
    if (row !== undefined) return row;
  }
  throw new Error('no free reservation key was found');
}

export async function loadReservation(db: Queryable, id: string): Promise<Reservation | null> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  return row ?? null;
}

/** Reservations by their ids; those that are gone are missing. */
export async function loadReservations(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Reservation>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(reservations)
    .where(inArray(reservations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Loads a reservation and keeps rivals waiting until the transaction ends. */
export async function lockReservation(tx: Queryable, id: string): Promise<Reservation | null> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
  return row ?? null;
}

export async function patchReservation(
  tx: Queryable,
  id: string,
  patch: ReservationPatch,
): Promise<Reservation> {
  const [row] = await tx.update(reservations).set(patch).where(eq(reservations.id, id)).returning();
  if (row === undefined) throw new Error(`reservation ${id} is gone`);
  return row;
}

/** Statuses of all reservations that the same two made of the same listing. */
export async function statusesBetween(
  db: Queryable,
  { listingId, guestId, hostId }: Pick<Reservation, 'listingId' | 'guestId' | 'hostId'>,
): Promise<Reservation['status'][]> {
  const rows = await db
    .select({ status: reservations.status })
    .from(reservations)
    .where(
      and(
        eq(reservations.listingId, listingId),
        eq(reservations.guestId, guestId),
        eq(reservations.hostId, hostId),
      ),
    );
  return rows.map(({ status }) => status);
}

/** A guest's reservations: those to come by arrival, then those that are over, newest first. */
export function listOfGuest(db: Queryable, guestId: string): Promise<Reservation[]> {
  return db
    .select()
    .from(reservations)
    .where(eq(reservations.guestId, guestId))
    .orderBy(...upcomingFirst())
    .limit(LIST_LIMIT);
}

/**
 * A host's reservations: what waits for an answer first, the most urgent on top and requests of
 * guests who ask many hosts at once below the others.
 */
export function listOfHost(db: Queryable, hostId: string): Promise<Reservation[]> {
  const changeWaits = sql`exists (
    select 1 from reservation_change
    where reservation_change.reservation_id = reservation.id
      and reservation_change.status = 'waiting' and reservation.status = 'approved'
  )`;
  return db
    .select()
    .from(reservations)
    .where(eq(reservations.hostId, hostId))
    .orderBy(
      sql`case when ${reservations.status} = 'pending' then 0 when ${changeWaits} then 1 else 2 end`,
      sql`case when ${reservations.status} = 'pending' then ${asksManyHosts} end`,
      sql`case when ${reservations.status} = 'pending' then ${reservations.answerBy} end`,
      ...upcomingFirst(),
    )
    .limit(LIST_LIMIT);
}

function upcomingFirst(): SQL[] {
  const isOpen = inArray(reservations.status, [...OPEN_STATUSES]);
  return [
    sql`case when ${isOpen} then 0 else 1 end`,
    sql`case when ${isOpen} then ${reservations.startDate} end`,
    sql`${reservations.startDate} desc`,
    sql`${reservations.id}`,
  ];
}

/** How many reservations of each listing are pending, approved or under way. */
export async function countOpenReservations(
  db: Queryable,
  listingIds: readonly string[],
): Promise<Map<string, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select({ listingId: reservations.listingId, count: sql<number>`count(*)::int` })
    .from(reservations)
    .where(
      and(
        inArray(reservations.listingId, [...listingIds]),
        inArray(reservations.status, [...OPEN_STATUSES]),
      ),
    )
    .groupBy(reservations.listingId);
  return new Map(rows.map(({ listingId, count }) => [listingId, count]));
}

/** How many reservations of a listing are open, and the most guests of one of them. */
export async function openCommitments(
  db: Queryable,
  listingId: string,
): Promise<{ reservations: number; guests: number }> {
  const [row] = await db
    .select({
      reservations: sql<number>`count(*)::int`,
      guests: sql<number>`coalesce(max(${reservations.guests}), 0)::int`,
    })
    .from(reservations)
    .where(
      and(eq(reservations.listingId, listingId), inArray(reservations.status, [...OPEN_STATUSES])),
    );
  return row ?? { reservations: 0, guests: 0 };
}

/**
 * Who is aboard each itinerant, each person once: those whose stay isn't over and who have paid for
 * it. A place that costs nothing could be taken by many accounts of one person.
 */
export async function listGuestsAboard(
  db: Queryable,
  now: Temporal.Instant,
): Promise<{ listingId: string; guestIds: string[] }[]> {
  return db
    .select({
      listingId: reservations.listingId,
      guestIds: sql<string[]>`array_agg(distinct ${reservations.guestId})`,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.kind, 'itinerant'),
        inArray(reservations.status, ['approved', 'checked-in']),
        gt(reservations.endsAt, now),
        gt(reservations.paid, 0),
      ),
    )
    .groupBy(reservations.listingId)
    .orderBy(reservations.listingId);
}

/** Ids of the reservations that an account still has open, as guest or as host. */
async function listOpenForAccount(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        or(eq(reservations.guestId, userId), eq(reservations.hostId, userId)),
        inArray(reservations.status, [...OPEN_STATUSES]),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether somebody is guest or host of a reservation that is still open. */
export async function hasOpenReservations(db: Queryable, userId: string): Promise<boolean> {
  return (await listOpenForAccount(db, userId)).length > 0;
}

/** Keeps a listing from being removed until the transaction ends; false when it is gone. */
export function holdListing(tx: Queryable, listingId: string): Promise<boolean> {
  return shareListing(tx, listingId);
}
