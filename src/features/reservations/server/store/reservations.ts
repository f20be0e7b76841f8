import { and, eq, getTableColumns, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { DateRange, DateText } from '#domain/dates.ts';
import { byUnit, isSessionsKind, type NightsKind, type SessionsKind } from '#domain/kinds.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { SharedReservation } from '#domain/permissions.ts';
import { MANY_PENDING_REQUESTS } from '#domain/request-limits.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { shareListing } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { makeReservationKey } from '../request/reservation-key.ts';
import { reservationSessions, reservations } from '../tables.ts';

type Row = typeof reservations.$inferSelect;
type NewRow = Omit<typeof reservations.$inferInsert, 'id' | 'key' | 'kind'>;
type Common = Omit<Row, 'kind'>;

/** A stored reservation of nights. */
export interface NightsReservation extends Common {
  readonly kind: NightsKind;
}
/** A stored reservation of seats. */
export interface SeatsReservation extends Common {
  readonly kind: SessionsKind;
  /** The sessions that its units are seats of: at least one, in the order of their dates. */
  readonly sessions: readonly SessionKey[];
}
/** A stored reservation: `byUnit` distinguishes the two. */
export type Reservation = NightsReservation | SeatsReservation;

export type NewReservation = NewRow &
  (
    | { readonly kind: NightsKind }
    | { readonly kind: SessionsKind; readonly sessions: readonly SessionKey[] }
  );
/** Columns that a transition may change. */
export type ReservationPatch = Partial<
  Omit<Common, 'id' | 'key' | 'listingId' | 'guestId' | 'hostId' | 'createdAt'> &
    Pick<SeatsReservation, 'sessions'>
>;

/** All of a reservation, to be read by `toReservation`. */
export const RESERVATION_COLUMNS = {
  ...getTableColumns(reservations),
  sessions: sql<SessionKey[]>`(
    select coalesce(
      jsonb_agg(jsonb_build_object('entryId', entry_id, 'date', date) order by date, entry_id), '[]'
    )
    from reservation_session where reservation_id = ${reservations.id}
  )`,
};

/** The sessions that a reservation has seats in; none of nights. */
export function getSessions(reservation: Reservation): readonly SessionKey[] {
  return byUnit(reservation, { night: () => [], session: ({ sessions }) => sessions });
}

/** @throws Error for seats of no session */
export function toReservation({
  kind,
  sessions,
  ...common
}: Row & { readonly sessions: readonly SessionKey[] }): Reservation {
  if (!isSessionsKind(kind)) return { ...common, kind };
  if (sessions.length === 0) throw new Error(`reservation ${common.id} has no session`);
  return { ...common, kind, sessions };
}

const KEY_TRIES = 5;
/** Maximum rows of a list, so that no response grows without bound. */
const LIST_LIMIT = 300;

/** Adds a reservation under a short key that no other has. */
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
    if (row === undefined) continue;
    const sessions = byUnit(values, {
      night: () => [],
      session: (seats) => seats.sessions,
    });
    if (sessions.length > 0) await insertSessions(tx, row, sessions);
    return toReservation({ ...row, sessions });
  }
  throw new Error('no free reservation key was found');
}

async function insertSessions(
  tx: Queryable,
  { id: reservationId, listingId }: Pick<Reservation, 'id' | 'listingId'>,
  sessions: readonly SessionKey[],
): Promise<void> {
  await tx
    .insert(reservationSessions)
    .values(sessions.map(({ entryId, date }) => ({ reservationId, listingId, entryId, date })));
}

export async function loadReservation(db: Queryable, id: string): Promise<Reservation | null> {
  const [row] = await db
    .select(RESERVATION_COLUMNS)
    .from(reservations)
    .where(eq(reservations.id, id));
  return row === undefined ? null : toReservation(row);
}

/** The nights of a guest's agreed stay at a listing that ends on a day; undefined without one. */
export async function findStayUntil(
  db: Queryable,
  { listingId, guestId }: Pick<Reservation, 'listingId' | 'guestId'>,
  endDate: DateText,
): Promise<DateRange | undefined> {
  const [row] = await db
    .select({ start: reservations.startDate, end: reservations.endDate })
    .from(reservations)
    .where(
      and(
        eq(reservations.listingId, listingId),
        eq(reservations.guestId, guestId),
        eq(reservations.endDate, endDate),
        inArray(reservations.status, ['approved', 'checked-in']),
      ),
    )
    .limit(1);
  return row;
}

/** Reservations by their ids; those that are gone are missing. */
export async function loadReservations(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Reservation>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(RESERVATION_COLUMNS)
    .from(reservations)
    .where(inArray(reservations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toReservation(row)]));
}

/** Reservations of which a part isn't the host's yet, of one answer at most. */
const MAX_UNRELEASED = 1_000;

/** The reservations of a host whose price becomes theirs part by part, the earliest first. */
export async function listUnreleasedReservations(
  db: Queryable,
  hostId: string,
): Promise<Reservation[]> {
  const rows = await db
    .select(RESERVATION_COLUMNS)
    .from(reservations)
    .where(
      and(
        eq(reservations.hostId, hostId),
        or(
          inArray(reservations.status, ['approved', 'checked-in']),
          isNotNull(reservations.releaseAt),
          // A problem is open: what it stopped has no time.
          isNotNull(reservations.releasesStoppedAt),
        ),
      ),
    )
    .orderBy(reservations.startDate, reservations.id)
    .limit(MAX_UNRELEASED);
  return rows.map(toReservation);
}

/** Locks the open reservations of a listing, in the order of their ids, and loads them. */
export async function lockOpenReservations(
  tx: Queryable,
  listingId: string,
): Promise<Reservation[]> {
  const locked = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(eq(reservations.listingId, listingId), inArray(reservations.status, [...OPEN_STATUSES])),
    )
    .orderBy(reservations.id)
    .for('no key update');
  // Read behind the locks: the statement that waits for them has an older view.
  const loaded = await loadReservations(
    tx,
    locked.map(({ id }) => id),
  );
  return [...loaded.values()]
    .filter(({ status }) => OPEN_STATUSES.includes(status))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Loads a reservation and keeps rivals waiting until the transaction ends. Rows that only refer to it
 * do not wait: a guest who cancels holds the reservation and then wants its nights, a calendar that
 * is fetched holds the nights and then notes the reservations that they conflict with.
 */
export async function lockReservation(tx: Queryable, id: string): Promise<Reservation | null> {
  const [locked] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.id, id))
    .for('no key update');
  // Its sessions are read behind the lock: the statement that waits for it has an older view.
  return locked === undefined ? null : loadReservation(tx, id);
}

/** @throws Error for sessions of nights */
export async function patchReservation(
  tx: Queryable,
  id: string,
  { sessions, ...patch }: ReservationPatch,
): Promise<Reservation> {
  const [row] = await tx.update(reservations).set(patch).where(eq(reservations.id, id)).returning();
  if (row === undefined) throw new Error(`reservation ${id} is gone`);
  if (sessions !== undefined) {
    if (!isSessionsKind(row.kind)) throw new Error(`reservation ${id} has no sessions`);
    await tx.delete(reservationSessions).where(eq(reservationSessions.reservationId, id));
    await insertSessions(tx, row, sessions);
  }
  const patched = await loadReservation(tx, id);
  if (patched === null) throw new Error(`reservation ${id} is gone`);
  return patched;
}

/** All reservations that the same two made of the same listing, as far as they share contact details. */
export function reservationsBetween(
  db: Queryable,
  { listingId, guestId, hostId }: Pick<Reservation, 'listingId' | 'guestId' | 'hostId'>,
): Promise<SharedReservation[]> {
  return db
    .select({
      status: reservations.status,
      isInstant: reservations.isInstant,
      paid: reservations.paid,
      paidAt: reservations.paidAt,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.listingId, listingId),
        eq(reservations.guestId, guestId),
        eq(reservations.hostId, hostId),
      ),
    );
}

/** A guest's reservations: those to come by arrival, then those that are over, newest first. */
export async function listOfGuest(db: Queryable, guestId: string): Promise<Reservation[]> {
  const rows = await db
    .select(RESERVATION_COLUMNS)
    .from(reservations)
    .where(eq(reservations.guestId, guestId))
    .orderBy(...upcomingFirst())
    .limit(LIST_LIMIT);
  return rows.map(toReservation);
}

/**
 * True of a request whose guest has many waiting, or an address that is not confirmed: a host sees
 * those after all others, since some of them are meant to hold nights and not to be approved.
 */
const asksManyHosts = sql`(
  not exists (
    select 1 from "user" where "user".id = reservation.guest_id and "user".email_verified
  )
  or ${MANY_PENDING_REQUESTS} <= (
    select count(*) from reservation other
    where other.guest_id = reservation.guest_id and other.status = 'pending'
  )
)`;

/**
 * A host's reservations: what waits for an answer first, the most urgent on top and requests of
 * guests who ask many hosts at once below the others.
 */
export async function listOfHost(db: Queryable, hostId: string): Promise<Reservation[]> {
  const changeWaits = sql`exists (
    select 1 from reservation_change
    where reservation_change.reservation_id = reservation.id
      and reservation_change.status = 'waiting' and reservation.status = 'approved'
  )`;
  const rows = await db
    .select(RESERVATION_COLUMNS)
    .from(reservations)
    .where(eq(reservations.hostId, hostId))
    .orderBy(
      sql`case when ${reservations.status} = 'pending' then 0 when ${changeWaits} then 1 else 2 end`,
      sql`case when ${reservations.status} = 'pending' then ${asksManyHosts} end`,
      sql`case when ${reservations.status} = 'pending' then ${reservations.answerBy} end`,
      ...upcomingFirst(),
    )
    .limit(LIST_LIMIT);
  return rows.map(toReservation);
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

/** Number of reservations that are pending, approved or under way, by listing. */
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

/** Number of a listing's open reservations, and the most guests of one of them. */
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

/** Whether the user is guest or host of a reservation that is still open. */
export async function hasOpenReservations(db: Queryable, userId: string): Promise<boolean> {
  return (await listOpenForAccount(db, userId)).length > 0;
}

/** Keeps a listing from being removed until the transaction ends; false when it is gone. */
export function blockListingDeletion(tx: Queryable, listingId: string): Promise<boolean> {
  return shareListing(tx, listingId);
}
