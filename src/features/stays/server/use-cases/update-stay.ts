import { todayIn } from '#domain/dates.ts';
import { canEditListing } from '#domain/permissions.ts';
import type { StayForm } from '#features/stays/contract.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import { changeListing, listingFromForm, loadHosted } from '#market/hosting/index.server.ts';
import { changeCapacity, lockListing } from '#market/inventory/index.server.ts';
import type { Json } from '#platform/contract/errors.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { assertKeepsCommitments, loadCommitments } from '../hosting/commitments.ts';
import { stayFromForm } from '../hosting/stay-from-form.ts';
import { formOfStored } from '../hosting/stored-form.ts';
import { changeStay, loadStayDetails } from '../store/hosting.ts';

/**
 * Changes the caller's listing (spec 3 §7). Of two concurrent changes of one version the second is
 * refused, with the current version in the response.
 *
 * @throws Problem 'not-found', 'forbidden', 'listing-changed', 'listing-commitments',
 *   'invalid-input'
 */
export async function updateStay(
  id: string,
  form: StayForm & { readonly version?: number | undefined },
  context: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<{ id: string; version: number }> {
  const { db, actor, now, translate, services } = context;
  const held = await lockListing(db, id);
  if (held === null) throw new Problem('not-found');
  if (!canEditListing(held, actor)) throw new Problem('forbidden');
  const listing = await loadHosted(db, id);
  const stay = await loadStayDetails(db, id);
  if (listing === null || stay === null) throw new Problem('not-found');
  const commitments = await loadCommitments(db, listing, now, openCommitments);
  if (form.version !== undefined && form.version !== listing.version) {
    const { version } = listing;
    const stands = await formOfStored(db, listing, stay, services, translate);
    throw new Problem('listing-changed', {
      current: { ...stands, id, version, commitments } as Json,
    });
  }

  const next = {
    stay: stayFromForm(form),
    listing: await listingFromForm(form, context, listing),
  };
  assertKeepsCommitments({ from: { listing, stay }, to: next }, commitments, translate);
  const version = listing.version + 1;
  await changeListing(db, id, next.listing, version, now);
  await changeStay(db, id, next.stay);
  if (next.stay.capacity !== stay.capacity) {
    await changeCapacity(db, id, next.stay.capacity, todayIn(now, listing.timeZone));
  }
  return { id, version };
}
