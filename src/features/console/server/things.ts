import { listingPath } from '#domain/listing-path.ts';
import { hasDuty } from '#domain/roles.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type * as contract from '../contract.ts';
import { findListing, findReservation } from './store/things.ts';

/**
 * A listing as it is, and what was reported and decided about it.
 *
 * @throws Problem 'not-found'
 */
export async function showListing(
  id: string,
  { services, actor }: SignedInContext,
): Promise<RouteAnswer<typeof contract.showListing>> {
  const listing = await findListing(services.database.main, id);
  if (listing === null) throw new Problem('not-found');
  return {
    ...listing,
    path: listingPath(listing.kind, id),
    may: { decide: !listing.isDeleted && listing.host.id !== actor.id },
  };
}

/**
 * A reservation; its money for staff with that duty alone.
 *
 * @throws Problem 'not-found'
 */
export async function showReservation(
  id: string,
  { services, actor }: SignedInContext,
): Promise<RouteAnswer<typeof contract.showReservation>> {
  const reservation = await findReservation(services.database.main, id);
  if (reservation === null) throw new Problem('not-found');
  return hasDuty(actor.role, 'money') ? reservation : { ...reservation, money: null };
}
