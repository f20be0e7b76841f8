import type { DateRange } from '#domain/dates.ts';
import {
  type BookableListing,
  claimNights,
  moveNights,
  releaseNights,
} from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type ChangeRequest, closeChange, waitingChange } from './store/changes.ts';
import type { Reservation } from './store/reservations.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What a reservation keeps from others: units of each night. */
interface Holding {
  readonly range: DateRange;
  readonly units: number;
}

type HeldReservation = Pick<Reservation, 'listingId' | 'startDate' | 'endDate' | 'units'>;

/** The nights of a reservation or of a change, half-open. */
export function nightsOf(dates: Pick<Reservation, 'startDate' | 'endDate'>): DateRange {
  return { start: dates.startDate, end: dates.endDate };
}

function holdingOf(reservation: HeldReservation): Holding {
  return { range: nightsOf(reservation), units: reservation.units };
}

/**
 * Holds what is asked for, from now on. The listing's row must be held (`holdListing`).
 *
 * @throws Problem 'nights-taken' when one of the nights has no room
 */
export async function hold(
  db: Queryable,
  listing: BookableListing,
  { range, units }: Holding,
): Promise<void> {
  await claimNights(db, listing, range, units);
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
  const held = holdingOf(reservation);
  await claimNights(db, listing, range, held.units, held.range);
}

/**
 * Moves what a reservation holds to other dates.
 *
 * @throws Problem 'nights-taken' when one of the nights has no room
 */
export async function moveHolding(
  db: Queryable,
  listing: BookableListing,
  reservation: HeldReservation,
  to: DateRange,
): Promise<void> {
  const { range, units } = holdingOf(reservation);
  await moveNights(db, listing, { from: range, to, units });
}

/** Gives back what a reservation holds beyond other dates. */
export async function releaseBeside(
  db: Queryable,
  reservation: HeldReservation,
  kept: DateRange,
): Promise<void> {
  const { range, units } = holdingOf(reservation);
  await releaseNights(db, reservation.listingId, [range], units, kept);
}

/** Gives back what is held only because a change of dates waits, and closes that change. */
export async function releaseChange(
  { db, now }: UnitOfWork,
  reservation: Reservation,
  change: ChangeRequest,
  status: 'declined' | 'withdrawn',
): Promise<void> {
  const { range, units } = holdingOf(reservation);
  await releaseNights(db, reservation.listingId, [nightsOf(change)], units, range);
  await closeChange(db, change.id, status, now);
}

/** Withdraws a waiting change, if there is one: the reservation has moved on. */
export async function withdrawChange(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const change = await waitingChange(work.db, reservation.id);
  if (change !== null) await releaseChange(work, reservation, change, 'withdrawn');
}

/** Gives back all that a reservation holds, what a waiting change holds too. */
export async function releaseAll({ db, now }: UnitOfWork, reservation: Reservation): Promise<void> {
  const change = await waitingChange(db, reservation.id);
  const { range, units } = holdingOf(reservation);
  const ranges = [range, ...(change === null ? [] : [nightsOf(change)])];
  await releaseNights(db, reservation.listingId, ranges, units);
  if (change !== null) await closeChange(db, change.id, 'withdrawn', now);
}
