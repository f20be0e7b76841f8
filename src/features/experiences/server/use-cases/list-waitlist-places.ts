import type { WaitlistPlace } from '#features/experiences/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { loadExperiencePage } from '../store/experience-page.ts';
import { listUserPlaces } from '../store/waitlist-views.ts';
import { shownPlace } from '../waitlist/shown-place.ts';

/**
 * The caller's own places in the waitlists of an experience's sessions.
 *
 * @throws Problem 'not-found' as the page does
 */
export async function listWaitlistPlaces(
  listingId: string,
  { actor, now, services }: SignedInContext,
): Promise<{ places: WaitlistPlace[] }> {
  // A replica may lack recent writes.
  const db = services.database.main;
  if ((await loadExperiencePage(db, listingId, actor.id)) === null) throw new Problem('not-found');
  const places = await listUserPlaces(db, { listingId, userId: actor.id }, now);
  return { places: places.map((place) => shownPlace(place, now)) };
}
