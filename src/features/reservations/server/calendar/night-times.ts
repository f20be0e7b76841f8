import type { NightsBookable, NightsListing } from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type BookableKinds, bookableKind } from '../kinds.ts';
import type { NightsReservation } from '../store/reservations.ts';

/** From when to when something is. */
export interface Times {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

/** When reservations of nights are: the hours of all their listings are read at once for each kind. */
export async function loadNightTimes(
  db: Queryable,
  kinds: BookableKinds,
  reservations: readonly NightsReservation[],
): Promise<(reservation: NightsReservation) => Times> {
  const listings = new Map<string, NightsListing>();
  const byKind = Map.groupBy(reservations, ({ kind }) => kind);
  for (const [kind, ofKind] of byKind) {
    const ids = [...new Set(ofKind.map(({ listingId }) => listingId))];
    for (const listing of await loadListings(db, bookableKind(kinds, kind), ids)) {
      listings.set(listing.id, listing);
    }
  }
  return (reservation) => timesOf(reservation, listings.get(reservation.listingId) ?? null);
}

async function loadListings(
  db: Queryable,
  kind: NightsBookable,
  ids: readonly string[],
): Promise<NightsListing[]> {
  if (kind.loadMany !== undefined) return kind.loadMany(db, ids);
  const listings = await Promise.all(ids.map((id) => kind.load(db, id)));
  return listings.filter((listing) => listing !== null);
}

/**
 * From check-in to check-out, each by the clock there; where the listing tells no hours, the whole
 * days.
 */
function timesOf(
  { startDate, endDate, timeZone, checkInFrom, endsAt }: NightsReservation,
  listing: NightsListing | null,
): Times {
  const boarding = listing?.boardingFor?.({ startDate, endDate }) ?? null;
  const { arrival, leaving } = boarding ?? {
    arrival: { checkInFrom: listing?.checkInFrom, timeZone },
    leaving: { checkOutUntil: listing?.checkOutUntil, timeZone },
  };
  const at = (date: string, time: string | undefined, zone: string) =>
    time === undefined || time === ''
      ? null
      : Temporal.PlainDate.from(date)
          .toZonedDateTime({ timeZone: zone, plainTime: time })
          .toInstant();
  const start = at(startDate, arrival.checkInFrom, arrival.timeZone) ?? checkInFrom;
  const end = at(endDate, leaving.checkOutUntil, leaving.timeZone) ?? endsAt;
  return { start, end: Temporal.Instant.compare(start, end) < 0 ? end : endsAt };
}
