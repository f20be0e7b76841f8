import type { BookableListing } from '#features/listings/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type BookableKinds, bookableKind } from '../kinds.ts';
import type { Reservation } from '../store/reservations.ts';

/** From when to when something is. */
export interface Times {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

/** When reservations of nights are, each listing read once. */
export function makeNightTimes(
  db: Queryable,
  kinds: BookableKinds,
): (reservation: Reservation) => Promise<Times> {
  const listings = new Map<string, Promise<BookableListing | null>>();
  return async (reservation) => {
    const { kind, listingId } = reservation;
    const listing = listings.get(listingId) ?? bookableKind(kinds, kind).load(db, listingId);
    listings.set(listingId, listing);
    return timesOf(reservation, await listing);
  };
}

/**
 * From check-in to check-out, each by the clock there; where the listing tells no hours, the whole
 * days.
 */
function timesOf(
  { startDate, endDate, timeZone, checkInFrom, endsAt }: Reservation,
  listing: BookableListing | null,
): Times {
  const zones = listing?.zonesFor?.({ startDate, endDate }) ?? {
    arrival: timeZone,
    leaving: timeZone,
  };
  const at = (date: string, time: string | undefined, zone: string) =>
    time === undefined || time === ''
      ? null
      : Temporal.PlainDate.from(date)
          .toZonedDateTime({ timeZone: zone, plainTime: time })
          .toInstant();
  const start = at(startDate, listing?.checkInFrom, zones.arrival) ?? checkInFrom;
  const end = at(endDate, listing?.checkOutUntil, zones.leaving) ?? endsAt;
  return { start, end: Temporal.Instant.compare(start, end) < 0 ? end : endsAt };
}
