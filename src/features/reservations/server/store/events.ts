import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { reservationEvents } from '../tables.ts';

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
