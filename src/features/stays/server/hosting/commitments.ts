import { msg } from '@lingui/core/macro';
import { todayIn } from '#domain/dates.ts';
import { distanceKm } from '#domain/places.ts';
import { capacityOfHome } from '#domain/stay-form.ts';
import type { StoredForm } from '#features/stays/contract.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import type { HostedListing, ListingDetails } from '#market/hosting/index.server.ts';
import { mostTaken } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import type { StayDetails } from '../store/hosting.ts';

/** A home that moves farther than this isn't the one that guests reserved. */
const MAX_KM = 1;

/** Existing reservations of a stay. */
export async function loadCommitments(
  db: Queryable,
  listing: Pick<HostedListing, 'id' | 'timeZone'>,
  now: Temporal.Instant,
  openCommitments: OpenCommitments,
): Promise<StoredForm['commitments']> {
  const open = await openCommitments(db, listing.id);
  const units = await mostTaken(db, listing.id, todayIn(now, listing.timeZone));
  return { ...open, units };
}

interface Edit {
  readonly from: { readonly listing: HostedListing; readonly stay: StayDetails };
  readonly to: { readonly listing: ListingDetails; readonly stay: StayDetails };
}

/**
 * Refuses changes that would break a commitment to guests: fewer rooms than are taken on a night,
 * fewer guests than are expected, another part of the home, or a home somewhere else. Values that a
 * reservation has copied (price, policy, time zone) may change.
 *
 * @throws Problem 'listing-commitments' with a text at each such field
 */
export function assertKeepsCommitments(
  { from, to }: Edit,
  commitments: StoredForm['commitments'],
  translate: Translator,
): void {
  const { reservations, units, guests } = commitments;
  const fields: Record<string, string> = {};
  if (capacityOfHome(to.stay.occupancy, to.stay.roomCount) < units) {
    fields.roomCount = translate(msg`More rooms than that are already reserved.`);
  }
  if (reservations > 0) {
    if (to.stay.guestCount < guests) {
      fields.guestCount = translate(msg`More guests than that have already reserved.`);
    }
    if (to.stay.occupancy !== from.stay.occupancy) {
      fields.occupancy = translate(msg`Guests have already reserved this property type.`);
    }
    if (distanceKm(from.listing.arrival, to.listing.arrival) > MAX_KM) {
      fields['location.latlng'] = translate(
        msg`Guests have reserved this home at its current location.`,
      );
    }
  }
  if (Object.keys(fields).length > 0) throw new Problem('listing-commitments', { fields });
}
