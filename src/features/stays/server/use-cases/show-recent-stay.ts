import type { showRecentStay as contract } from '#features/stays/contract.ts';
import { findNewest, loadHosted } from '#market/hosting/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { formOfStored } from '../hosting/stored-form.ts';
import { loadStayDetails } from '../store/hosting.ts';

/** The caller's most recent home, to prefill a new form (spec 3 §4, §7). */
export async function showRecentStay({
  actor,
  db,
  services,
  translate,
}: SignedInContext): Promise<RouteAnswer<typeof contract>> {
  const id = await findNewest(db, actor.id, 'stay');
  if (id === null) return null;
  const listing = await loadHosted(db, id);
  const stay = await loadStayDetails(db, id);
  if (listing === null || stay === null) return null;
  return formOfStored(db, listing, stay, services, translate);
}
