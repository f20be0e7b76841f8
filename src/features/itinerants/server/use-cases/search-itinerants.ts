import type { ItinerantSearchPage } from '#features/itinerants/contract.ts';
import { prepareSearch, resultsPage } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { itinerantCardMaker } from '../search/itinerant-cards.ts';
import { problemOfRange, readItinerantSearch } from '../search/itinerant-criteria.ts';
import { ITINERANT_SEARCH } from '../store/search/itinerant-search-kind.ts';
import { findItinerants } from '../store/search/search-page.ts';

/** Cards on a page. */
const PAGE_SIZE = 24;

/** A page of the itinerants that fit, with its exact number, and ways out of an empty result. */
export async function searchItinerants(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<ItinerantSearchPage> {
  const { db, actor, translate } = context;
  const search = readItinerantSearch(query);
  const { criteria, resolved } = await prepareSearch('itinerant_place', search, context);
  const slice = { limit: PAGE_SIZE, offset: (search.page - 1) * PAGE_SIZE };
  const { rows, total } = await findItinerants(db, criteria, slice, actor?.id ?? null);
  const found = { total, listings: rows };
  return {
    items: rows.map(itinerantCardMaker(search, translate)),
    ...(await resultsPage(ITINERANT_SEARCH, { criteria, resolved }, found, PAGE_SIZE, context)),
    datesProblem: problemOfRange(criteria),
  };
}
