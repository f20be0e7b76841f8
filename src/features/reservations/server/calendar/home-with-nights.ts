import { hasNightsToBlock } from '#domain/blocked-nights.ts';
import { canEditListing } from '#domain/permissions.ts';
import type { NightsListing } from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import { loadBookable } from '../kinds.ts';

/**
 * The caller's home whose nights they block and open.
 *
 * @throws Problem 'not-found', 'forbidden'
 */
export async function loadHomeWithNights(
  db: Queryable,
  services: Services,
  id: string,
  actor: SignedInContext['actor'],
): Promise<NightsListing> {
  const found = await loadBookable(db, services, id);
  if (found?.unit !== 'night' || found.listing.deleted || !hasNightsToBlock(found.kind.kind)) {
    throw new Problem('not-found');
  }
  if (!canEditListing(found.listing, actor)) throw new Problem('forbidden');
  return found.listing;
}
