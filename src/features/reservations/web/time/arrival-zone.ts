import type { ReservationRow } from '../../contract.ts';

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
