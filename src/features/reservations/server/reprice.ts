import type { Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import type { ReservationMoments } from '#domain/reservation-moments.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import { type BookedDates, type NightsListing, nightZones } from '#market/booking/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { bookableKind } from './kinds.ts';
import { checkPayable } from './payable-price.ts';
import type { NightsReservation } from './store/reservations.ts';

/** A reservation of nights on other dates. */
interface Repriced {
  readonly listing: NightsListing;
  readonly groups: GuestGroup[];
  readonly quote: Quote;
  readonly policy: PolicySnapshot;
  readonly moments: ReservationMoments;
}

/**
 * The price of a reservation on other dates, at today's prices and with the groups that the guest
 * declares today, and its policy and deadlines there.
 *
 * @throws Problem for dates that the listing doesn't accept
 */
export async function reprice(
  { db, now, translate, services }: SignedInContext,
  reservation: NightsReservation,
  dates: BookedDates,
): Promise<Repriced> {
  const kind = bookableKind(services, reservation.kind);
  const listing = await kind.load(db, reservation.listingId);
  if (listing === null) throw new Problem('not-found');
  const groups = await groupsOf(db, reservation.guestId);
  const { guests, rooms, pets, units, timeZone } = reservation;
  const request = { ...dates, guests, rooms, pets, units, groups };
  return {
    listing,
    groups,
    quote: checkPayable(listing.quote(request, now, translate), translate),
    policy: listing.policyForDates(reservation.policy, dates),
    moments: kind.moments({ ...dates, timeZone, zones: nightZones(listing, dates) }),
  };
}
