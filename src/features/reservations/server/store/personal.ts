import { eq, or } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { notices, reservationEvents, reservations } from '../tables.ts';

/** What is kept about a person's own reservations, for their export; nothing of the other side. */
export async function exportReservations(db: Queryable, userId: string): Promise<unknown> {
  const rows = await db
    .select({
      key: reservations.key,
      guestId: reservations.guestId,
      status: reservations.status,
      listingTitle: reservations.listingTitle,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
      guests: reservations.guests,
      rooms: reservations.rooms,
      pets: reservations.pets,
      message: reservations.message,
      total: reservations.total,
      paid: reservations.paid,
      refunded: reservations.refunded,
      createdAt: reservations.createdAt,
    })
    .from(reservations)
    .where(or(eq(reservations.guestId, userId), eq(reservations.hostId, userId)))
    .orderBy(reservations.createdAt);
  return rows.map(({ guestId, message, createdAt, ...row }) => ({
    role: guestId === userId ? 'guest' : 'host',
    ...row,
    ...(guestId === userId ? { message } : {}),
    createdAt: createdAt.toString(),
  }));
}

/** Removes what a deleted account wrote and was told; the figures stay for the books. */
export async function forgetPerson(tx: Queryable, userId: string): Promise<void> {
  await tx.update(reservations).set({ message: '' }).where(eq(reservations.guestId, userId));
  await tx
    .update(reservationEvents)
    .set({ reason: null })
    .where(eq(reservationEvents.actorId, userId));
  await tx.delete(notices).where(eq(notices.userId, userId));
}
