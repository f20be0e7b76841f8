import { loadBoardings, meetingPointFor } from '#features/itinerants/index.server.ts';
import type { ShownBoarding } from '#market/booking/contract.ts';
import { type Arrival, loadArrival } from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Reservation } from './store/reservations.ts';

type Nights = Pick<Reservation, 'listingId' | 'startDate' | 'endDate'>;

/** Where a guest of these nights boards and leaves; null where the listing stays in one place. */
export type BoardingLookup = (nights: Nights) => ShownBoarding | null;

/**
 * Where guests of these reservations board and leave, in the reader's language: everything that
 * names a place or an hour of a reservation takes it from here. One statement for all of them.
 */
export function loadBoardingLookup(
  db: Queryable,
  reservations: readonly Pick<Reservation, 'kind' | 'listingId'>[],
  reader: { readonly locale: string },
): Promise<BoardingLookup> {
  const moving = reservations.filter(({ kind }) => kind === 'itinerant');
  return loadBoardings(
    db,
    moving.map(({ listingId }) => listingId),
    reader,
  );
}

/** Both towns, or the only one: names alone, the same in every language. */
export function routeText({ arrival, leaving }: ShownBoarding): string {
  return arrival.city === leaving.city ? arrival.city : `${arrival.city} – ${leaving.city}`;
}

/** The exact place where a guest arrives and how they get in. */
export interface GuestArrival extends Omit<Arrival, 'latitude' | 'longitude'> {
  /** Empty if the host shares it in another manner. */
  readonly address: string;
  /** Null without a known point. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * The exact place where a guest arrives and how they get in. The caller decides who may read it.
 * Details of a stop that the host left out are empty.
 */
export async function loadGuestArrival(
  db: Queryable,
  { kind, listingId, startDate, endDate }: Nights & Pick<Reservation, 'kind'>,
): Promise<GuestArrival | null> {
  const arrival = await loadArrival(db, listingId);
  if (arrival === null || kind !== 'itinerant') return arrival;
  const point = await meetingPointFor(db, { listingId, startDate, endDate });
  return point === null ? arrival : { ...arrival, ...point };
}
