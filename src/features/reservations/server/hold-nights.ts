import type { DateRange } from '#domain/dates.ts';
import { releaseNights, releaseRanges } from '#features/stays/index.server.ts';
import { type ChangeRequest, closeChange, waitingChange } from './store/changes.ts';
import type { Reservation } from './store/reservations.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The nights of a reservation or of a change, half-open. */
export function nightsOf(dates: Pick<Reservation, 'startDate' | 'endDate'>): DateRange {
  return { start: dates.startDate, end: dates.endDate };
}

/** Gives back what is held only because a change of dates waits, and closes that change. */
export async function letGoOfChange(
  { db, now }: UnitOfWork,
  reservation: Reservation,
  change: ChangeRequest,
  status: 'declined' | 'withdrawn',
): Promise<void> {
  const { start, end } = nightsOf(change);
  await releaseNights(
    db,
    reservation.listingId,
    start,
    end,
    reservation.units,
    nightsOf(reservation),
  );
  await closeChange(db, change.id, status, now);
}

/** Withdraws a waiting change, if there is one: the reservation has moved on. */
export async function withdrawChange(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const change = await waitingChange(work.db, reservation.id);
  if (change !== null) await letGoOfChange(work, reservation, change, 'withdrawn');
}

/** Gives back all that a reservation holds, the nights of a waiting change too. */
export async function releaseAllNights(
  { db, now }: UnitOfWork,
  reservation: Reservation,
): Promise<void> {
  const change = await waitingChange(db, reservation.id);
  const ranges = [nightsOf(reservation), ...(change === null ? [] : [nightsOf(change)])];
  await releaseRanges(db, reservation.listingId, ranges, reservation.units);
  if (change !== null) await closeChange(db, change.id, 'withdrawn', now);
}
