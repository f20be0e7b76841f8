import { canEditListing } from '#domain/permissions.ts';
import type { showStayForm as contract } from '#features/stays/contract.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import { loadHosted } from '#market/hosting/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { loadCommitments } from '../hosting/commitments.ts';
import { formOfStored } from '../hosting/stored-form.ts';
import { loadStayDetails } from '../store/hosting.ts';

/**
 * The caller's listing as form values, including the secrets of arrival.
 *
 * @throws Problem 'not-found' when it is unknown, removed or not a home; 'forbidden' when another
 *   person hosts it
 */
export async function showStayForm(
  id: string,
  { actor, services, now, translate }: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<RouteAnswer<typeof contract>> {
  // A replica may not have the last change yet, and its version would be refused.
  const db = services.database.main;
  const listing = await loadHosted(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const stay = await loadStayDetails(db, id);
  if (stay === null) throw new Problem('not-found');
  return {
    ...(await formOfStored(db, listing, stay, services, translate)),
    id,
    version: listing.version,
    commitments: await loadCommitments(db, listing, now, openCommitments),
  };
}
