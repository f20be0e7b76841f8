import { msg } from '@lingui/core/macro';
import { todayIn } from '#domain/dates.ts';
import { distanceKm } from '#domain/places.ts';
import type { StoredItinerant } from '#features/itinerants/contract.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import type { HostedListing, ListingDetails } from '#market/hosting/index.server.ts';
import { mostTaken } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import { type ItinerantRow, takenSpan } from '../store/hosting.ts';

/** Distance in kilometres beyond which a meeting point isn't the one that guests reserved. */
const MAX_KM = 1;

/**
 * Loads the existing reservations of an itinerant: from today on, and once it is under way from its
 * first day on, since current guests have already stayed some of their nights.
 */
export async function loadCommitments(
  db: Queryable,
  listing: Pick<HostedListing, 'id' | 'timeZone'>,
  { startDate, endDate }: Pick<ItinerantRow, 'startDate' | 'endDate'>,
  now: Temporal.Instant,
  openCommitments: OpenCommitments,
): Promise<StoredItinerant['commitments']> {
  const today = todayIn(now, listing.timeZone);
  const isOnItsWay = startDate < today && today < endDate;
  const { reservations } = await openCommitments(db, listing.id);
  const places = await mostTaken(db, listing.id, today);
  const span = await takenSpan(db, listing.id, isOnItsWay ? startDate : today);
  return {
    reservations,
    places,
    startDate: span?.startDate ?? null,
    endDate: span?.endDate ?? null,
  };
}

/**
 * Refuses changes that would break a commitment to guests: fewer places than are taken on a night,
 * dates that leave out a night with a reservation, or another meeting point. Values that a
 * reservation has copied (price, policy, time zone) may change.
 *
 * @throws Problem 'listing-commitments' with a text at each such field
 */
export function assertKeepsCommitments(
  from: { readonly listing: HostedListing },
  to: { readonly listing: ListingDetails; readonly itinerant: ItinerantRow },
  { reservations, places, startDate, endDate }: StoredItinerant['commitments'],
  translate: Translator,
): void {
  const fields: Record<string, string> = {};
  if (to.itinerant.guestCount < places) {
    fields.guestCount = translate(msg`More places than that are already reserved.`);
  }
  if (startDate !== null && to.itinerant.startDate > startDate) {
    fields.checkinTime = translate(msg`Guests have already reserved nights before that day.`);
  }
  if (endDate !== null && to.itinerant.endDate < endDate) {
    fields.checkoutTime = translate(msg`Guests have already reserved nights after that day.`);
  }
  if (reservations > 0 && distanceKm(from.listing.arrival, to.listing.arrival) > MAX_KM) {
    fields['location.latlng'] = translate(msg`Guests have reserved it at its current location.`);
  }
  if (Object.keys(fields).length > 0) throw new Problem('listing-commitments', { fields });
}
