import type { DateRange } from '#domain/dates.ts';
import type { SessionKey } from '#domain/session-key.ts';
import {
  type BookableListing,
  claimNights,
  claimSessions,
  moveNights,
  moveSessions,
  releaseNights,
  releaseSessions,
  tellSeatsFreed,
  tryClaimSessions,
} from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type ChangeRequest, closeChange, waitingChange } from './store/changes.ts';
import type { Reservation } from './store/reservations.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What a reservation keeps from others: units of nights, or seats of sessions. */
export type Holding =
  | { readonly kind: 'nights'; readonly range: DateRange; readonly units: number }
  | { readonly kind: 'sessions'; readonly sessions: readonly SessionKey[]; readonly seats: number };

type HeldReservation = Pick<
  Reservation,
  'listingId' | 'startDate' | 'endDate' | 'units' | 'sessions'
>;

/** The nights of a reservation or of a change, half-open. */
export function nightsOf(dates: Pick<Reservation, 'startDate' | 'endDate'>): DateRange {
  return { start: dates.startDate, end: dates.endDate };
}

/** What a reservation of these holds. */
export function holdingOf(reservation: Omit<HeldReservation, 'listingId'>): Holding {
  const { sessions, units } = reservation;
  return sessions.length > 0
    ? { kind: 'sessions', sessions, seats: units }
    : { kind: 'nights', range: nightsOf(reservation), units };
}

/** Of what is held by the night; sessions have no dates to change. */
function nightsHeldBy(reservation: HeldReservation): Extract<Holding, { kind: 'nights' }> {
  const holding = holdingOf(reservation);
  if (holding.kind !== 'nights') throw new Error('a reservation of sessions holds no nights');
  return holding;
}

/**
 * Holds what is asked for, from now on. Of nights the listing's row must be held (`holdListing`).
 *
 * @throws Problem 'nights-taken' when a night has no room, 'session-full' when a session hasn't
 */
export async function hold(
  db: Queryable,
  listing: BookableListing,
  holding: Holding,
  now: Temporal.Instant,
): Promise<void> {
  switch (holding.kind) {
    case 'nights':
      return claimNights(db, listing, holding.range, holding.units);
    case 'sessions':
      return claimSessions(db, listing.id, holding.sessions, holding.seats, now);
  }
}

/**
 * Holds what other dates need besides what a reservation holds already, until the answer.
 *
 * @throws Problem 'nights-taken' when one of the nights has no room
 */
export async function holdBeside(
  db: Queryable,
  listing: BookableListing,
  reservation: HeldReservation,
  range: DateRange,
): Promise<void> {
  const held = nightsHeldBy(reservation);
  await claimNights(db, listing, range, held.units, held.range);
}

/**
 * Moves what a reservation holds to other nights.
 *
 * @throws Problem 'nights-taken' when a night has no room
 */
export async function moveHeldNights(
  db: Queryable,
  listing: BookableListing,
  reservation: HeldReservation,
  to: DateRange,
): Promise<void> {
  const { range, units } = nightsHeldBy(reservation);
  await moveNights(db, listing, { from: range, to, units });
}

/**
 * Moves the seats of a reservation to other sessions.
 *
 * @throws Problem 'session-full' when one of these has no room
 */
export async function moveHeldSeats(
  work: UnitOfWork,
  reservation: HeldReservation,
  to: readonly SessionKey[],
): Promise<void> {
  const holding = holdingOf(reservation);
  if (holding.kind !== 'sessions') throw new Error('a reservation of nights holds no seats');
  const move = { from: holding.sessions, to, seats: holding.seats };
  await moveSessions(work.db, reservation.listingId, move, work.now);
  await tellSeatsFreed(work, reservation.listingId, holding.sessions);
}

/**
 * Holds the seats of a reservation once more that were given back.
 *
 * @returns false when they are taken by now, or their sessions have begun or are cancelled
 */
export async function holdSeatsAgain(
  { db, now }: UnitOfWork,
  { listingId, sessions, units }: HeldReservation,
): Promise<boolean> {
  return tryClaimSessions(db, listingId, sessions, units, now);
}

/** Gives back the seats that a reservation has in some of its sessions. */
export async function releaseSeats(
  work: UnitOfWork,
  { listingId, units }: HeldReservation,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  await releaseSessions(work.db, listingId, sessions, units, work.now);
  await tellSeatsFreed(work, listingId, sessions);
}

/** Gives back what a reservation holds beyond other dates. */
export async function releaseBeside(
  db: Queryable,
  reservation: HeldReservation,
  kept: DateRange,
): Promise<void> {
  const { range, units } = nightsHeldBy(reservation);
  await releaseNights(db, reservation.listingId, [range], units, kept);
}

/** Gives back what is held only because a change of dates waits, and closes that change. */
export async function releaseChange(
  { db, now }: UnitOfWork,
  reservation: Reservation,
  change: ChangeRequest,
  status: 'declined' | 'withdrawn',
): Promise<void> {
  const { range, units } = nightsHeldBy(reservation);
  await releaseNights(db, reservation.listingId, [nightsOf(change)], units, range);
  await closeChange(db, change.id, status, now);
}

/** Withdraws a waiting change, if there is one: the reservation has moved on. */
export async function withdrawChange(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const change = await waitingChange(work.db, reservation.id);
  if (change !== null) await releaseChange(work, reservation, change, 'withdrawn');
}

/** Gives back all that a reservation holds, what a waiting change holds too. */
export async function releaseAll(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const { db, now } = work;
  const change = await waitingChange(db, reservation.id);
  const holding = holdingOf(reservation);
  switch (holding.kind) {
    case 'nights': {
      const ranges = [holding.range, ...(change === null ? [] : [nightsOf(change)])];
      await releaseNights(db, reservation.listingId, ranges, holding.units);
      break;
    }
    case 'sessions':
      await releaseSeats(work, reservation, holding.sessions);
  }
  if (change !== null) await closeChange(db, change.id, 'withdrawn', now);
}
