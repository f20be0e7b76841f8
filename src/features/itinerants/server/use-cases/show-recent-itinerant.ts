import type { showRecentItinerant as contract } from '#features/itinerants/contract.ts';
import { findNewest, loadHosted } from '#market/hosting/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { formOfStored } from '../hosting/itinerant-form.ts';
import { loadItinerantDetails } from '../store/hosting.ts';

/** The caller's most recent itinerant, as the start of a new form (spec 3 §4). */
export async function showRecentItinerant({
  actor,
  db,
  services,
  translate,
}: SignedInContext): Promise<RouteAnswer<typeof contract>> {
  const id = await findNewest(db, actor.id, 'itinerant');
  if (id === null) return null;
  const listing = await loadHosted(db, id);
  const itinerant = await loadItinerantDetails(db, id);
  if (listing === null || itinerant === null) return null;
  const form = await formOfStored(db, listing, itinerant, false, services, translate);
  const { sensitive: _, ...recent } = form;
  return recent;
}
