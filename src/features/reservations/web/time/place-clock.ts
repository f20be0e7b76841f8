import type { ReservationRow } from '../../contract.ts';

/** The clock that a reservation's deadlines come with, and the city it is called by. */
export function placeClock({
  boarding,
  listing,
  timeZone,
}: Pick<ReservationRow, 'boarding' | 'listing' | 'timeZone'>): {
  readonly zone: string;
  readonly city: string;
} {
  return { zone: timeZone, city: boarding?.arrival.city ?? listing.city };
}
