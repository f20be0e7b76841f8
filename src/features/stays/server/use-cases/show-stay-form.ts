import { canEditListing } from '#domain/permissions.ts';
import { loadHosted } from '#features/listings/index.server.ts';
import type { showStayForm as contract } from '#features/stays/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { type OpenPromises, promisesOf } from '../promises.ts';
import { loadStayWords } from '../store/hosting.ts';
import { formOfStored } from '../stored-form.ts';

/**
 * The caller's listing in its form, the secrets of arrival included.
 *
 * @throws Problem 'not-found' when it is unknown, removed or no home; 'forbidden' when another
 *   person hosts it
 */
export async function showStayForm(
  id: string,
  { actor, services, now, translate }: SignedInContext,
  openPromises: OpenPromises,
): Promise<RouteAnswer<typeof contract>> {
  // A replica may not have the last change yet, and its version would be refused.
  const db = services.database.main;
  const listing = await loadHosted(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const stay = await loadStayWords(db, id);
  if (stay === null) throw new Problem('not-found');
  return {
    ...(await formOfStored(db, listing, stay, services, translate)),
    id,
    version: listing.version,
    promised: await promisesOf(db, listing, now, openPromises),
  };
}
