import type { StayCard } from '#features/stays/contract.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { cardMaker } from '../search/cards.ts';
import { pricingOf, readSearch } from '../search/criteria-of.ts';
import { findCard } from '../store/search/search-page.ts';

/**
 * One stay of a search, as its results show it on whichever page it is.
 *
 * @throws Problem 'not-found' when the search doesn't find it
 */
export async function showCard(
  id: string,
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<StayCard> {
  const { db, actor, translate } = context;
  const { criteria } = await prepareSearch('stay_search', readSearch(query), context);
  const found = await findCard(db, criteria, id, actor?.id ?? null);
  if (found === null) throw new Problem('not-found');
  return cardMaker(pricingOf(criteria), translate)(found);
}
