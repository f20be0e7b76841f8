import { prepareSearch } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { cardPricer } from '../search/cards.ts';
import { pricingOf, readSearch } from '../search/criteria-of.ts';
import { findStays } from '../store/search/search-page.ts';

/** Pins on a map, the first of the search's order when there are more. */
const MAX_PINS = 500;

interface Pins {
  pins: { id: string; latitude: number; longitude: number; amount: number }[];
  total: number;
}

/** Where the stays of a search are and what their cards show as the price, all pages alike. */
export async function listPins(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<Pins> {
  const { criteria } = await prepareSearch('stay_search', readSearch(query), context);
  const found = await findStays(context.db, criteria, { limit: MAX_PINS, offset: 0 });
  const priceOf = cardPricer(pricingOf(criteria));
  return {
    total: found.total,
    pins: found.stays.map((stay) => ({
      id: stay.id,
      latitude: stay.latitude,
      longitude: stay.longitude,
      amount: priceOf(stay).amount,
    })),
  };
}
