import { canEditListing } from '#domain/permissions.ts';
import type { StoredItinerant } from '#features/itinerants/contract.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import { loadHosted } from '#market/hosting/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { loadCommitments } from '../hosting/commitments.ts';
import { formOfStored } from '../hosting/stored-form.ts';
import { loadItinerantDetails } from '../store/hosting.ts';

/**
 * The caller's itinerant as form values.
 *
 * @param sensitive whether the street, the wifi and the arrival instructions are left out
 * @throws Problem 'not-found' when it is unknown, removed or of another kind; 'forbidden' when
 *   another user hosts it
 */
export async function showItinerantForm(
  id: string,
  sensitive: boolean,
  { actor, services, now, translate }: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<StoredItinerant> {
  // A replica may lack the last change, and its outdated version would be refused.
  const db = services.database.main;
  const listing = await loadHosted(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const itinerant = await loadItinerantDetails(db, id);
  if (itinerant === null) throw new Problem('not-found');
  return {
    ...(await formOfStored(db, listing, itinerant, sensitive, services, translate)),
    id,
    version: listing.version,
    commitments: await loadCommitments(db, listing, itinerant, now, openCommitments),
  };
}
