import { boardingStops } from '#domain/itinerant-days.ts';
import { ITINERANT_HOURS } from '#domain/itinerant-form.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { ShownBoarding } from '#market/booking/contract.ts';
import type { Boarding, BookedDates } from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type BookableStop, loadStops } from '../store/booking.ts';
import { loadMeetingPoints } from '../store/meeting-points.ts';

/**
 * Where a guest of these nights boards and disembarks; null for an itinerant that stays in one
 * place.
 */
export function boardingFor(stops: readonly BookableStop[], dates: BookedDates): Boarding | null {
  const found = boardingStops(stops, dates);
  if (found === null) return null;
  const { checkInFrom, checkOutUntil } = ITINERANT_HOURS;
  const { arrival, leaving } = found;
  return {
    arrival: { ...pickPlace(arrival), checkInFrom: arrival.checkInFrom ?? checkInFrom },
    leaving: { ...pickPlace(leaving), checkOutUntil },
  };
}

function pickPlace({ city, countryCode, timeZone }: BookableStop) {
  return { city, countryCode, timeZone };
}

/** The same in the user's language. */
export function shownBoarding({ arrival, leaving }: Boarding, locale: string): ShownBoarding {
  const shown = <Place extends { city: string; countryCode: string }>({
    countryCode,
    ...place
  }: Place) => ({
    ...place,
    city: cityName(place.city, countryCode, locale),
    countryName: countryByCode(countryCode, locale)?.label ?? countryCode,
  });
  return { arrival: shown(arrival), leaving: shown(leaving) };
}

/** Nights of a listing. */
type ListingNights = BookedDates & { readonly listingId: string };

/**
 * Loads where guests of these itinerants board and disembark, in the user's language; null for
 * nights at listings of other kinds and at itinerants that stay in one place. All are read in one
 * statement.
 */
export async function loadBoardings(
  db: Queryable,
  listingIds: readonly string[],
  reader: { readonly locale: string },
): Promise<(nights: ListingNights) => ShownBoarding | null> {
  const stops = await loadStops(db, listingIds);
  return (nights) => {
    const boarding = boardingFor(stops.get(nights.listingId) ?? [], nights);
    return boarding === null ? null : shownBoarding(boarding, reader.locale);
  };
}

/** Exact meeting point of a guest with the group. */
export interface MeetingPoint {
  /** Empty where the host informs the guests otherwise. */
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Exact meeting point of a guest of these nights; null where that is the address of the itinerant
 * itself, as at its first stop unless that has a meeting point of its own. A pin alone is not
 * enough: hosts leave it where the map has put it.
 */
export async function meetingPointFor(
  db: Queryable,
  { listingId, ...dates }: ListingNights,
): Promise<MeetingPoint | null> {
  const points = await loadMeetingPoints(db, listingId);
  const point = boardingStops(points, dates)?.arrival;
  if (point === undefined) return null;
  const { meetingPoint: address, latitude, longitude } = point;
  if (address !== '') return { address, latitude, longitude };
  return point === points[0] ? null : { address: '', latitude: null, longitude: null };
}
