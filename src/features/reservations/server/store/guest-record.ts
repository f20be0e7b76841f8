import { and, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { nightsBetween } from '#domain/dates.ts';
import type { InstantGuest } from '#domain/instant-booking.ts';
import { kindsWith } from '#domain/kinds.ts';
import { LIFECYCLES } from '#domain/lifecycles.ts';
import {
  CANCELLATION_WINDOW_HOURS,
  DATE_CHANGE_WINDOW_MINUTES,
  type GuestRequests,
  HOST_WINDOW_MINUTES,
  type PendingRequest,
} from '#domain/request-limits.ts';
import { RUN_OUT_WINDOW_HOURS, type SeatHold } from '#domain/seat-hold-limits.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { isAddressConfirmed } from '#features/accounts/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { depositClaims } from '../resolution-tables.ts';
import { reservationEvents, reservations } from '../tables.ts';
import { RESERVATION_COLUMNS } from './reservations.ts';

/** `isUnpaidHold`, in SQL. */
const IS_UNPAID_HOLD = and(
  eq(reservations.isInstant, true),
  eq(reservations.paid, 0),
  isNull(reservations.paidAt),
);

/** Final statuses of a booking that led to no stay. */
const GIVEN_UP = ['declined', 'expired', 'cancelled'] as const;

/**
 * The guest's history that decides whether they may send a host a request; read it after
 * `lockUser`.
 */
export async function readGuestRecord(
  db: Queryable,
  { guestId, hostId }: { readonly guestId: string; readonly hostId: string },
  now: Temporal.Instant,
): Promise<Omit<GuestRequests, 'pending'>> {
  const cancelled = await db
    .select({ at: reservationEvents.at })
    .from(reservationEvents)
    .innerJoin(reservations, eq(reservations.id, reservationEvents.reservationId))
    .where(
      and(
        eq(reservations.guestId, guestId),
        eq(reservationEvents.action, 'cancel'),
        // Nights that were approved at once cost the host as little to lose as a request.
        or(eq(reservationEvents.fromStatus, 'pending'), IS_UNPAID_HOLD),
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
        // A paid and valid booking shows a customer, however many there are.
        or(eq(reservations.paid, 0), inArray(reservations.status, GIVEN_UP)),
        gt(reservations.createdAt, now.subtract({ minutes: HOST_WINDOW_MINUTES })),
      ),
    );
  return {
    emailVerified: await isAddressConfirmed(db, guestId),
    cancelledAt: cancelled.map(({ at }) => at),
    askedHostAt: asked.map(({ at }) => at),
  };
}

/** A guest's requests of nights that wait for an answer, or were approved at once and wait for money. */
export async function listPending(db: Queryable, guestId: string): Promise<PendingRequest[]> {
  const rows = await db
    .select({
      id: reservations.id,
      listingId: reservations.listingId,
      startDate: reservations.startDate,
      endDate: reservations.endDate,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.guestId, guestId),
        or(
          eq(reservations.status, 'pending'),
          and(eq(reservations.status, 'approved'), IS_UNPAID_HOLD),
        ),
        inArray(reservations.kind, kindsWith('payment', 'on-approval')),
      ),
    );
  return rows.map(({ startDate, endDate, ...row }) => ({
    ...row,
    nights: nightsBetween(startDate, endDate),
  }));
}

/** Seats held for a guest who hasn't paid them yet. */
export async function listSeatHolds(db: Queryable, guestId: string): Promise<SeatHold[]> {
  return db
    .select({
      listingId: reservations.listingId,
      sessions: RESERVATION_COLUMNS.sessions,
      seats: reservations.units,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.guestId, guestId),
        eq(reservations.status, 'pending'),
        inArray(reservations.kind, kindsWith('payment', 'on-booking')),
      ),
    );
}

/**
 * Times within the last `RUN_OUT_WINDOW_HOURS` at which a hold of a listing's seats expired unpaid.
 */
export async function listRunOuts(
  db: Queryable,
  { guestId, listingId }: { readonly guestId: string; readonly listingId: string },
  now: Temporal.Instant,
): Promise<Temporal.Instant[]> {
  const rows = await db
    .select({ at: reservationEvents.at })
    .from(reservationEvents)
    .innerJoin(reservations, eq(reservations.id, reservationEvents.reservationId))
    .where(
      and(
        eq(reservations.guestId, guestId),
        eq(reservations.listingId, listingId),
        inArray(reservations.kind, kindsWith('payment', 'on-booking')),
        eq(reservationEvents.action, 'expire'),
        gt(reservationEvents.at, now.subtract({ hours: RUN_OUT_WINDOW_HOURS })),
      ),
    );
  return rows.map(({ at }) => at);
}

/** A guest's history that decides whether a home approves them at once; read it after `lockUser`. */
export async function readStayRecord(
  db: Queryable,
  guestId: string,
): Promise<Pick<InstantGuest, 'hasStayed' | 'markedAt' | 'unpaidAt'>> {
  const own = eq(reservations.guestId, guestId);
  const nights = inArray(reservations.kind, kindsWith('unit', 'night'));
  const [stayed] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(own, nights, eq(reservations.status, 'completed')))
    .limit(1);
  const [missed] = await db
    .select({ at: reservations.endsAt })
    .from(reservations)
    .where(and(own, nights, eq(reservations.status, 'no-show')))
    .orderBy(desc(reservations.endsAt))
    .limit(1);
  const [claimed] = await db
    .select({ at: depositClaims.createdAt })
    .from(depositClaims)
    .innerJoin(reservations, eq(reservations.id, depositClaims.reservationId))
    .where(and(own, gt(depositClaims.given, 0)))
    .orderBy(desc(depositClaims.createdAt))
    .limit(1);
  const [unpaid] = await db
    .select({ at: reservationEvents.at })
    .from(reservationEvents)
    .innerJoin(reservations, eq(reservations.id, reservationEvents.reservationId))
    .where(
      and(
        own,
        IS_UNPAID_HOLD,
        eq(reservationEvents.action, 'cancel'),
        // A host who withdraws leaves no mark on the guest.
        ne(reservationEvents.party, 'host'),
      ),
    )
    .orderBy(desc(reservationEvents.at))
    .limit(1);
  return {
    hasStayed: stayed !== undefined,
    markedAt: latest(missed?.at, claimed?.at),
    unpaidAt: unpaid?.at ?? null,
  };
}

function latest(...instants: readonly (Temporal.Instant | undefined)[]): Temporal.Instant | null {
  const known = instants.filter((at) => at !== undefined);
  return known.toSorted(Temporal.Instant.compare).at(-1) ?? null;
}

/**
 * When the dates of a waiting request were changed within the last `DATE_CHANGE_WINDOW_MINUTES`; to
 * be read behind its lock.
 */
export async function listDateChanges(
  db: Queryable,
  reservationId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant[]> {
  const changed = await db
    .select({ at: reservationEvents.at })
    .from(reservationEvents)
    .where(
      and(
        eq(reservationEvents.reservationId, reservationId),
        eq(reservationEvents.action, 'update-dates'),
        gt(reservationEvents.at, now.subtract({ minutes: DATE_CHANGE_WINDOW_MINUTES })),
      ),
    );
  return changed.map(({ at }) => at);
}

/**
 * A query for the guests of a kind whose reservation was approved and neither cancelled nor missed:
 * `listing_id` and `guest_id`, one row a reservation.
 */
export function approvedGuests(kind: ListingKind): SQL {
  const { holding, initial } = LIFECYCLES[kind];
  const approved = holding.filter((status) => status !== initial);
  return sql`
    select ${reservations.listingId} as listing_id, ${reservations.guestId} as guest_id
    from ${reservations}
    where ${and(eq(reservations.kind, kind), inArray(reservations.status, approved))}`;
}
