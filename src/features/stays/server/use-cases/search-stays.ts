import type { StaySearchPage } from '#features/stays/contract.ts';
import { prepareSearch, resultsPage } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { cardMaker } from '../search/cards.ts';
import { pricingOf, readSearch } from '../search/criteria-of.ts';
import { problemOf } from '../search/search-criteria.ts';
import { findCards } from '../store/search/search-page.ts';
import { STAY_SEARCH } from '../store/search/stay-search-kind.ts';

/** Cards on a page. */
const PAGE_SIZE = 24;

/** A page of the stays that fit, with its exact number, and ways out of an empty result. */
export async function searchStays(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<StaySearchPage> {
  const { db, actor, translate } = context;
  const search = readSearch(query);
  const { criteria, resolved } = await prepareSearch('stay_search', search, context);
  const offset = (search.page - 1) * PAGE_SIZE;
  const { stays, total } = await findCards(
    db,
    criteria,
    { limit: PAGE_SIZE, offset },
    actor?.id ?? null,
  );
  const found = { total, listings: stays };
  return {
    items: stays.map(cardMaker(pricingOf(criteria), translate)),
    ...(await resultsPage(STAY_SEARCH, { criteria, resolved }, found, PAGE_SIZE, context)),
    datesProblem: problemOf(criteria),
  };
}
