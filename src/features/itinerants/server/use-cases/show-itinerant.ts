import { todayIn } from '#domain/dates.ts';
import { crewOf } from '#features/accounts/index.server.ts';
import type { ItinerantDetails } from '#features/itinerants/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { itinerantPageOf } from '../itinerant-page-of.ts';
import type { GuestsAboard } from '../ports.ts';
import { loadItinerantPage } from '../store/itinerant-page.ts';

/**
 * One itinerant, as everybody may see it.
 *
 * @throws Problem 'not-found' when it is unknown, removed or of another kind
 */
export async function showItinerant(
  id: string,
  { actor, db, now, translate }: RequestContext,
  guestsAboard: GuestsAboard,
): Promise<ItinerantDetails> {
  const row = await loadItinerantPage(db, id, actor?.id ?? null);
  if (row === null) throw new Problem('not-found');
  const aboard = await guestsAboard(db, id, now);
  const crew = await crewOf(db, aboard, todayIn(now, row.timeZone));
  return itinerantPageOf(row, crew, { translate, actor, now });
}
