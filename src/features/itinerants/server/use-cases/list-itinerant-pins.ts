import type { Position } from '#domain/places.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { amountOf } from '../search/itinerant-cards.ts';
import { readItinerantSearch } from '../search/itinerant-criteria.ts';
import { findItinerantPins } from '../store/search/search-page.ts';

/** Pins on a map, the first of the search's order when there are more. */
const MAX_PINS = 500;

interface Pins {
  pins: { id: string; latitude: number; longitude: number; amount: number; way: Position[] }[];
  total: number;
}

/** Where the itinerants of a search are, their ways, and what their cards show as the price. */
export async function listItinerantPins(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<Pins> {
  const { criteria } = await prepareSearch('itinerant_place', readItinerantSearch(query), context);
  const { rows, total } = await findItinerantPins(context.db, criteria, {
    limit: MAX_PINS,
    offset: 0,
  });
  return {
    total,
    pins: rows.map((row) => ({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      amount: amountOf(criteria.search, row),
      way: [...row.way],
    })),
  };
}
