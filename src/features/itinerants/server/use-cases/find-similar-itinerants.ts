import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { ItinerantCard } from '#features/itinerants/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { itinerantCardMaker } from '../search/itinerant-cards.ts';
import { loadItinerantPage } from '../store/itinerant-page.ts';
import { findSimilarItinerants as findRows } from '../store/search/similar-itinerants.ts';

const MAX_SIMILAR = 8;
const NOTHING_ASKED = itinerantSearch.parse({});

/**
 * Other itinerants of the same category or country that guests can still join, priced for a night.
 *
 * @throws Problem 'not-found' when the itinerant is unknown or was removed
 */
export async function findSimilarItinerants(
  id: string,
  { actor, db, now, translate }: RequestContext,
): Promise<{ items: ItinerantCard[] }> {
  const userId = actor?.id ?? null;
  const itinerant = await loadItinerantPage(db, id, userId);
  if (itinerant === null) throw new Problem('not-found');
  const rows = await findRows(db, itinerant, now, MAX_SIMILAR, userId);
  return { items: rows.map(itinerantCardMaker(NOTHING_ASKED, translate)) };
}
