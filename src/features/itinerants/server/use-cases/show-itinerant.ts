import { getPhase } from '#domain/itinerant-days.ts';
import type { ItinerantDetails } from '#features/itinerants/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { readLatestCrew } from '../store/crews.ts';
import { loadItinerantPage } from '../store/itinerant-page.ts';
import { toItinerantPage } from '../to-itinerant-page.ts';

/**
 * The public view of one itinerant.
 *
 * @throws Problem 'not-found' when it is unknown, removed or of another kind
 */
export async function showItinerant(
  id: string,
  { actor, db, now, translate }: RequestContext,
): Promise<ItinerantDetails> {
  const row = await loadItinerantPage(db, id, actor?.id ?? null);
  if (row === null) throw new Problem('not-found');
  const zones = { first: row.timeZone, last: row.stops.at(-1)?.timeZone ?? row.timeZone };
  const crew = getPhase(row, now, zones) === 'over' ? null : await readLatestCrew(db, id);
  return toItinerantPage(row, crew, { translate, actor, now });
}
