import { canEditListing, isRemovable } from '#domain/permissions.ts';
import type { ListingPorts } from '#market/booking/index.server.ts';
import { lockListing, markDeleted } from '#market/inventory/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';

/**
 * Removes the caller's listing (spec 1 §4.5, §7).
 *
 * @throws Problem 'not-found' when it is unknown or already removed, 'forbidden' when another
 *   person hosts it, 'listing-has-reservations' while one is open
 */
export async function deleteListing(
  id: string,
  { actor, db, now }: SignedInContext,
  others: ListingPorts,
): Promise<{ done: true }> {
  const listing = await lockListing(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const open = await others.countOpenReservations(db, [id]);
  if (!isRemovable({ openReservations: open.get(id) ?? 0 }))
    throw new Problem('listing-has-reservations');
  await markDeleted(db, id, now);
  return { done: true };
}
