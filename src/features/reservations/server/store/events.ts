import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { reservationChanges, reservationEvents } from '../tables.ts';
import type { Reservation } from './reservations.ts';

/** One step of a reservation's story. */
export type ReservationEvent = typeof reservationEvents.$inferSelect;
export type NewEvent = Omit<typeof reservationEvents.$inferInsert, 'sequence'>;

export async function insertEvent(tx: Queryable, values: NewEvent): Promise<ReservationEvent> {
  const [row] = await tx.insert(reservationEvents).values(values).returning();
  if (row === undefined) throw new Error('no event was written');
  return row;
}

/** In the order they happened. */
export function listEvents(db: Queryable, reservationId: string): Promise<ReservationEvent[]> {
  return db
    .select()
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, reservationId))
    .orderBy(asc(reservationEvents.sequence));
}

/** When guests cancelled these reservations, or left them early, by id; those of others are missing. */
export async function loadWithdrawals(
  db: Queryable,
  reservations: readonly Pick<Reservation, 'id' | 'status'>[],
): Promise<Map<string, Temporal.Instant>> {
  const ids = reservations.flatMap(({ id, status }) => (status === 'cancelled' ? [id] : []));
  if (ids.length === 0) return new Map();
  const { reservationId, at, action, party } = reservationEvents;
  const rows = await db
    .select({ reservationId, at })
    .from(reservationEvents)
    .where(and(inArray(reservationId, ids), eq(action, 'cancel'), eq(party, 'guest')));
  return new Map(rows.map((row) => [row.reservationId, row.at]));
}

/** A guest's request for other dates. */
export type ChangeRequest = typeof reservationChanges.$inferSelect;
export type NewChangeRequest = Omit<typeof reservationChanges.$inferInsert, 'id' | 'status'>;

export async function insertChange(
  tx: Queryable,
  values: NewChangeRequest,
): Promise<ChangeRequest> {
  const [row] = await tx
    .insert(reservationChanges)
    .values({ ...values, status: 'waiting' })
    .returning();
  if (row === undefined) throw new Error('no change of dates was written');
  return row;
}

/** The change that waits for an answer; there is at most one. */
export async function waitingChange(
  db: Queryable,
  reservationId: string,
): Promise<ChangeRequest | null> {
  const [row] = await db
    .select()
    .from(reservationChanges)
    .where(
      and(
        eq(reservationChanges.reservationId, reservationId),
        eq(reservationChanges.status, 'waiting'),
      ),
    );
  return row ?? null;
}

/** Those of the reservations that have a change waiting. */
export async function withChangeWaiting(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<Set<string>> {
  if (reservationIds.length === 0) return new Set();
  const rows = await db
    .select({ id: reservationChanges.reservationId })
    .from(reservationChanges)
    .where(
      and(
        inArray(reservationChanges.reservationId, [...reservationIds]),
        eq(reservationChanges.status, 'waiting'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function closeChange(
  tx: Queryable,
  id: string,
  status: 'accepted' | 'declined' | 'withdrawn',
  answeredAt: Temporal.Instant,
): Promise<void> {
  await tx
    .update(reservationChanges)
    .set({ status, answeredAt })
    .where(eq(reservationChanges.id, id));
}
