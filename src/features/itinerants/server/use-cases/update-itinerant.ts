import type { InferOutput } from 'valibot';
import { todayIn } from '#domain/dates.ts';
import { canEditListing } from '#domain/permissions.ts';
import type { updateItinerant as contract, ItinerantForm } from '#features/itinerants/contract.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import {
  changeListing,
  type HostedListing,
  listingFromForm,
  loadHosted,
} from '#market/hosting/index.server.ts';
import { changeCapacity, lockListing } from '#market/inventory/index.server.ts';
import type { Json } from '#platform/contract/errors.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { assertKeepsCommitments, loadCommitments } from '../hosting/commitments.ts';
import { itinerantFromForm } from '../hosting/itinerant-from-form.ts';
import { stopsOfForm } from '../hosting/stops-of-form.ts';
import { formOfStored } from '../hosting/stored-form.ts';
import { validateDates } from '../hosting/validate-dates.ts';
import {
  changeItinerant,
  type HostedStop,
  loadHostedStops,
  loadItinerantDetails,
} from '../store/hosting.ts';

/**
 * Changes the caller's itinerant (spec 3 §7). Of two edits of the same version the second is
 * refused, with the current version in the answer. A sensitive change retains the street, the wifi
 * and the arrival instructions.
 *
 * @throws Problem 'not-found', 'forbidden', 'listing-changed', 'listing-commitments',
 *   'invalid-input'
 */
export async function updateItinerant(
  id: string,
  change: InferOutput<typeof contract.body>,
  context: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<{ id: string; version: number }> {
  const { db, actor, now, translate, services } = context;
  const held = await lockListing(db, id);
  if (held === null) throw new Problem('not-found');
  if (!canEditListing(held, actor)) throw new Problem('forbidden');
  const listing = await loadHosted(db, id);
  const itinerant = await loadItinerantDetails(db, id);
  if (listing === null || itinerant === null) throw new Problem('not-found');
  const commitments = await loadCommitments(db, listing, itinerant, now, openCommitments);
  if (change.version !== undefined && change.version !== listing.version) {
    const { version } = listing;
    const { sensitive } = change;
    const stands = await formOfStored(db, listing, itinerant, sensitive, services, translate);
    throw new Problem('listing-changed', {
      current: { ...stands, id, version, commitments } as Json,
    });
  }

  const form = wholeForm(change, listing, await loadHostedStops(db, id));
  const next = {
    itinerant: itinerantFromForm(form, translate),
    listing: await listingFromForm(form, context, listing),
  };
  const today = todayIn(now, next.listing.timeZone);
  validateDates({ ...next.itinerant, stops: form.stops }, today, translate, itinerant);
  const stops = stopsOfForm(actor.id, form.stops, services, translate);
  assertKeepsCommitments({ listing }, next, commitments, translate);
  const version = listing.version + 1;
  await changeListing(db, id, next.listing, version, now);
  await changeItinerant(db, id, next.itinerant, stops);
  if (next.itinerant.guestCount !== itinerant.guestCount) {
    await changeCapacity(db, id, next.itinerant.guestCount, todayIn(now, listing.timeZone));
  }
  return { id, version };
}

/** The form, completed with the stored values that a sensitive change leaves out. */
function wholeForm(
  change: InferOutput<typeof contract.body>,
  { arrival }: HostedListing,
  storedStops: readonly HostedStop[],
): ItinerantForm {
  if (change.sensitive) {
    return {
      ...change,
      address: arrival.address,
      wifiName: arrival.wifiName,
      wifiPassword: arrival.wifiPassword,
      instructions: arrival.entryInstructions,
      stops: change.stops.map((stop) => ({
        ...stop,
        meetingPoint:
          stop.storedAs === null
            ? stop.meetingPoint
            : (storedStops[stop.storedAs]?.meetingPoint ?? ''),
      })),
    };
  }
  return change;
}
