import type { DateRange } from '#domain/dates.ts';
import { byUnit } from '#domain/kinds.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { enqueueSeatsFreed, type NightsListing } from '#market/booking/index.server.ts';
import {
  claimNights,
  moveNights,
  moveSessions,
  releaseNights,
  releaseSessions,
  tryClaimSessions,
} from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type ChangeRequest, closeChange, waitingChange } from '../store/events.ts';
import type { NightsReservation, Reservation, SeatsReservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { enqueueNightsFreed } from '../waitlist/freed-nights.ts';

type HeldNights = Pick<NightsReservation, 'listingId' | 'startDate' | 'endDate' | 'units'>;
type HeldSeats = Pick<SeatsReservation, 'listingId' | 'sessions' | 'units'>;

/** The nights of a reservation or of a change, half-open. */
export function toNightRange(dates: Pick<Reservation, 'startDate' | 'endDate'>): DateRange {
  return { start: dates.startDate, end: dates.endDate };
}

/**
 * Reserves the additional nights of other dates, until the host answers.
 *
 * @throws Problem 'nights-taken' when one of the nights has no room
 */
export async function reserveOtherNights(
  db: Queryable,
  listing: NightsListing,
  reservation: HeldNights,
  range: DateRange,
): Promise<void> {
  await claimNights(db, listing, range, reservation.units, toNightRange(reservation));
}

/**
 * Moves a reservation to other nights.
 *
 * @throws Problem 'nights-taken' when a night has no room
 */
export async function moveHeldNights(
  work: UnitOfWork,
  listing: NightsListing,
  reservation: HeldNights,
  to: DateRange,
): Promise<void> {
  const { units } = reservation;
  await moveNights(work.db, listing, { from: toNightRange(reservation), to, units });
  await enqueueNightsFreed(work, listing.id);
}

/**
 * Moves the seats of a reservation to other sessions.
 *
 * @throws Problem 'session-full' when one of these has no room
 */
export async function moveHeldSeats(
  work: UnitOfWork,
  { listingId, sessions, units }: HeldSeats,
  to: readonly SessionKey[],
): Promise<void> {
  await moveSessions(work.db, listingId, { from: sessions, to, seats: units }, work.now);
  await enqueueSeatsFreed(work, listingId, sessions);
}

/**
 * Claims the released seats of a reservation again.
 *
 * @returns false if they are taken by now, or their sessions have begun or are cancelled
 */
export async function reclaimSeats(
  { db, now }: UnitOfWork,
  { listingId, sessions, units }: HeldSeats,
): Promise<boolean> {
  return tryClaimSessions(db, listingId, sessions, units, now);
}

/** Gives back the seats that a reservation has in some of its sessions. */
export async function releaseSeats(
  work: UnitOfWork,
  { listingId, units }: Omit<HeldSeats, 'sessions'>,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  await releaseSessions(work.db, listingId, sessions, units, work.now);
  await enqueueSeatsFreed(work, listingId, sessions);
}

/** Releases a reservation's nights outside of other dates. */
export async function releaseBeside(
  work: UnitOfWork,
  reservation: HeldNights,
  kept: DateRange,
): Promise<void> {
  const { listingId, units } = reservation;
  await releaseNights(work.db, listingId, [toNightRange(reservation)], units, kept);
  await enqueueNightsFreed(work, listingId);
}

/** Releases nights that are only held for a waiting change of dates, and closes that change. */
export async function releaseChange(
  work: UnitOfWork,
  reservation: HeldNights,
  change: ChangeRequest,
  status: 'declined' | 'withdrawn',
): Promise<void> {
  const { db, now } = work;
  const { listingId, units } = reservation;
  await releaseNights(db, listingId, [toNightRange(change)], units, toNightRange(reservation));
  await closeChange(db, change.id, status, now);
  await enqueueNightsFreed(work, listingId);
}

/** Withdraws a waiting change, if there is one: the reservation has moved on. */
export async function withdrawChange(work: UnitOfWork, reservation: Reservation): Promise<void> {
  await byUnit(reservation, {
    night: async (nights) => {
      const change = await waitingChange(work.db, nights.id);
      if (change !== null) await releaseChange(work, nights, change, 'withdrawn');
    },
    // Seats move at once.
    session: () => Promise.resolve(),
  });
}

/** Releases everything that a reservation holds, including for a waiting change. */
export async function releaseAll(work: UnitOfWork, reservation: Reservation): Promise<void> {
  await byUnit(reservation, {
    night: (nights) => releaseAllNights(work, nights),
    session: (seats) => releaseSeats(work, seats, seats.sessions),
  });
}

async function releaseAllNights(work: UnitOfWork, reservation: NightsReservation): Promise<void> {
  const { db, now } = work;
  const change = await waitingChange(db, reservation.id);
  const ranges = [toNightRange(reservation), ...(change === null ? [] : [toNightRange(change)])];
  await releaseNights(db, reservation.listingId, ranges, reservation.units);
  if (change !== null) await closeChange(db, change.id, 'withdrawn', now);
  await enqueueNightsFreed(work, reservation.listingId);
}
