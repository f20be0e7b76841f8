import { and, eq, gt, sql } from 'drizzle-orm';
import { nightsBetween } from '#domain/dates.ts';
import {
  CANCELLATION_WINDOW_HOURS,
  type GuestStanding,
  HOST_WINDOW_MINUTES,
  MANY_PENDING_REQUESTS,
  type PendingRequest,
} from '#domain/request-limits.ts';
import { users } from '#features/accounts/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { reservationEvents, reservations } from '../tables.ts';

/**
 * Keeps other requests of a guest waiting until the transaction ends, so that what is counted of
 * them holds. It is the weaker lock of a row, which lets rows that only name the guest be written:
 * two hosts who ask each other for a stay don't wait for one another.
 *
 * Rows are held in one order everywhere, so that no two transactions wait for each other: the
 * reservation, its guest, its listing, then its nights or sessions by date.
 */
export async function holdGuest(tx: Queryable, guestId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, guestId)).for('no key update');
}

/** What decides whether a guest may ask a host for a stay; to be read behind `holdGuest`. */
export async function readGuestStanding(
  db: Queryable,
  { guestId, hostId }: { readonly guestId: string; readonly hostId: string },
  now: Temporal.Instant,
): Promise<GuestStanding> {
  const [account] = await db
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, guestId));
  const cancelled = await db
    .select({ at: reservationEvents.at })
    .from(reservationEvents)
    .innerJoin(reservations, eq(reservations.id, reservationEvents.reservationId))
    .where(
      and(
        eq(reservations.guestId, guestId),
        eq(reservationEvents.action, 'cancel'),
        eq(reservationEvents.fromStatus, 'pending'),
        eq(reservationEvents.party, 'guest'),
        gt(reservationEvents.at, now.subtract({ hours: CANCELLATION_WINDOW_HOURS })),
      ),
    );
  const asked = await db
    .select({ at: reservations.createdAt })
    .from(reservations)
    .where(
      and(
        eq(reservations.guestId, guestId),
        eq(reservations.hostId, hostId),
        gt(reservations.createdAt, now.subtract({ minutes: HOST_WINDOW_MINUTES })),
      ),
    );
  return {
    emailVerified: account?.emailVerified ?? false,
    pending: await listPending(db, guestId),
    cancelledAt: cancelled.map(({ at }) => at),
    askedHostAt: asked.map(({ at }) => at),
  };
}

/** A guest's requests that wait for an answer. */
export async function listPending(db: Queryable, guestId: string): Promise<PendingRequest[]> {
  const rows = await db
    .select({
      id: reservations.id,
      listingId: reservations.listingId,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
    })
    .from(reservations)
    .where(and(eq(reservations.guestId, guestId), eq(reservations.status, 'pending')));
  return rows.map(({ startDate, endDate, ...row }) => ({
    ...row,
    nights: nightsBetween(startDate, endDate),
  }));
}

/**
 * True of a request whose guest has many waiting, or an address that is not confirmed: a host sees
 * those after all others, since some of them are meant to hold nights and not to be approved.
 */
export const asksManyHosts = sql`(
  not exists (
    select 1 from "user" where "user".id = reservation.guest_id and "user".email_verified
  )
  or ${MANY_PENDING_REQUESTS} <= (
    select count(*) from reservation other
    where other.guest_id = reservation.guest_id and other.status = 'pending'
  )
)`;
