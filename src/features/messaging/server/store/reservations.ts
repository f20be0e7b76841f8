import { and, desc, eq, or } from 'drizzle-orm';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Parties } from './conversations.ts';

/** The fields of a reservation that a conversation between its parties needs. */
export type LinkedReservation = Pick<
  typeof reservations.$inferSelect,
  'id' | 'status' | 'startDate' | 'endDate' | 'isInstant' | 'paid' | 'paidAt'
>;

/**
 * Reservations between the two members of each conversation, for its listing: those that are open
 * first, then the newest.
 *
 * @returns by the key of `conversationKey`
 */
export async function loadLinkedReservations(
  db: Queryable,
  conversations: readonly Parties[],
): Promise<Map<string, LinkedReservation[]>> {
  const found = new Map<string, LinkedReservation[]>();
  if (conversations.length === 0) return found;
  const rows = await db
    .select({
      id: reservations.id,
      status: reservations.status,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
      isInstant: reservations.isInstant,
      paid: reservations.paid,
      paidAt: reservations.paidAt,
      listingId: reservations.listingId,
      guestId: reservations.guestId,
      hostId: reservations.hostId,
    })
    .from(reservations)
    .where(
      or(
        ...conversations.map(({ listingId, guestId, hostId }) =>
          and(
            eq(reservations.listingId, listingId),
            eq(reservations.guestId, guestId),
            eq(reservations.hostId, hostId),
          ),
        ),
      ),
    )
    .orderBy(desc(reservations.createdAt));
  for (const { listingId, guestId, hostId, ...row } of rows) {
    const pair = conversationKey({ listingId, guestId, hostId });
    found.set(pair, [...(found.get(pair) ?? []), row]);
  }
  for (const some of found.values()) {
    some.sort((one, other) => rankByStatus(one) - rankByStatus(other));
  }
  return found;
}

/**
 * The reservation that a conversation is about: an open one before those that are over, and the
 * newest of them; null without any. With the check-in code.
 */
export async function loadLatestReservation(db: Queryable, conversation: Parties) {
  const linked = await loadLinkedReservations(db, [conversation]);
  const latest = linked.get(conversationKey(conversation))?.[0];
  if (latest === undefined) return null;
  const [row] = await db.select().from(reservations).where(eq(reservations.id, latest.id));
  return row ?? null;
}

/** A key of two people and a listing. */
export function conversationKey({ listingId, guestId, hostId }: Parties): string {
  return `${listingId} ${guestId} ${hostId}`;
}

/** The host of a listing, also of a removed one; null if it doesn't exist. */
export async function hostOfListing(db: Queryable, listingId: string): Promise<string | null> {
  const [row] = await db
    .select({ hostId: listings.hostId })
    .from(listings)
    .where(eq(listings.id, listingId));
  return row?.hostId ?? null;
}

/** Guest, host and listing of a reservation. */
export async function partiesOfReservation(db: Queryable, id: string): Promise<Parties | null> {
  const [row] = await db
    .select({
      listingId: reservations.listingId,
      guestId: reservations.guestId,
      hostId: reservations.hostId,
    })
    .from(reservations)
    .where(eq(reservations.id, id));
  return row ?? null;
}

/** Whether a person has ever reserved a listing. */
export async function hasReserved(
  db: Queryable,
  listingId: string,
  guestId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.listingId, listingId), eq(reservations.guestId, guestId)))
    .limit(1);
  return rows.length > 0;
}

function rankByStatus({ status }: LinkedReservation): number {
  return OPEN_STATUSES.includes(status) ? 0 : 1;
}
