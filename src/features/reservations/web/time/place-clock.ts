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

/** IANA zone of the clock by which the guest arrives. */
export function arrivalZone({
  boarding,
  timeZone,
}: Pick<ReservationRow, 'boarding' | 'timeZone'>): string {
  return boarding?.arrival.timeZone ?? timeZone;
}

/** IANA zone of the clock by which the guest leaves. */
export function checkOutZone({
  boarding,
  timeZone,
}: Pick<ReservationRow, 'boarding' | 'timeZone'>): string {
  return boarding?.leaving.timeZone ?? timeZone;
}
