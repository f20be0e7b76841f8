import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { loadExperiencePage } from '../store/experience-page.ts';
import { type ListedSession, listLine } from '../store/waitlist.ts';
import { placeIn, type WaitlistPlace } from '../waitlist/place-in-line.ts';

/**
 * The caller's place in the line for a session; nobody else's.
 *
 * @throws Problem 'not-found' as the page does
 */
export async function showWaitlistPlace(
  session: ListedSession,
  { actor, services }: SignedInContext,
): Promise<{ place: WaitlistPlace }> {
  // A replica may not have what was written a moment ago.
  const db = services.database.main;
  if ((await loadExperiencePage(db, session.listingId, actor.id)) === null) {
    throw new Problem('not-found');
  }
  return { place: placeIn(await listLine(db, session), actor.id) };
}
