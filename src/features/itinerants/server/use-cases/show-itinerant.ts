import type { ItinerantPage } from '#features/itinerants/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { itinerantPageOf } from '../itinerant-page-of.ts';
import { loadItinerantPage } from '../store/itinerant-page.ts';

/**
 * One itinerant, as everybody may see it.
 *
 * @throws Problem 'not-found' when it is unknown, removed or of another kind
 */
export async function showItinerant(
  id: string,
  { actor, db, now, translate }: RequestContext,
): Promise<ItinerantPage> {
  const row = await loadItinerantPage(db, id, actor?.id ?? null);
  if (row === null) throw new Problem('not-found');
  return itinerantPageOf(row, translate, actor, now);
}
