import { randomUUID } from 'node:crypto';
import { todayIn } from '#domain/dates.ts';
import type { ItinerantForm } from '#features/itinerants/contract.ts';
import { deleteDraft } from '#features/listings/index.server.ts';
import {
  insertListing,
  listingFromForm,
  requireRoomForListing,
} from '#market/hosting/index.server.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { itinerantFromForm } from '../hosting/itinerant-from-form.ts';
import { stopsOfForm } from '../hosting/stops-of-form.ts';
import { validateDates } from '../hosting/validate-dates.ts';
import { insertItinerant } from '../store/hosting.ts';

/**
 * Lists an itinerant of the caller (spec 3 §7) and closes the draft it was made from.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field, 'too-many-listings',
 *   'email-unconfirmed'
 */
export async function createItinerant(
  form: ItinerantForm,
  context: SignedInContext,
): Promise<{ id: string; version: number }> {
  const { db, actor, now, services, translate } = context;
  const room = await requireRoomForListing(db, actor.id);
  const id = randomUUID();
  const itinerant = itinerantFromForm(form, translate);
  const listing = await listingFromForm(form, context);
  validateDates({ ...itinerant, stops: form.stops }, todayIn(now, listing.timeZone), translate);
  const stops = stopsOfForm(actor.id, form.stops, services, translate);
  await insertListing(db, { id, kind: 'itinerant', hostId: actor.id, ...room }, listing, now);
  await insertItinerant(db, id, itinerant, stops);
  await deleteDraft(db, actor.id, 'itinerant');
  return { id, version: 1 };
}
