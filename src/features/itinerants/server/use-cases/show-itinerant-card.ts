import type { ItinerantCard } from '#features/itinerants/contract.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { itinerantCardMaker } from '../search/itinerant-cards.ts';
import { readItinerantSearch } from '../search/itinerant-criteria.ts';
import { findItinerant } from '../store/search/search-page.ts';

/**
 * One itinerant of a search, as its results show it on whichever page it is.
 *
 * @throws Problem 'not-found' when the search doesn't find it
 */
export async function showItinerantCard(
  id: string,
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<ItinerantCard> {
  const { db, actor, translate } = context;
  const { criteria } = await prepareSearch('itinerant_place', readItinerantSearch(query), context);
  const found = await findItinerant(db, criteria, id, actor?.id ?? null);
  if (found === null) throw new Problem('not-found');
  return itinerantCardMaker(criteria.search, translate)(found);
}
