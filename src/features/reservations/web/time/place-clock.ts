import type { ReservationRow } from '../../contract.ts';

/** The time zone of a reservation's deadlines, and the city it is labelled with. */
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
