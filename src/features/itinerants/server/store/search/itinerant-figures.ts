import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { type PriceFigures, readPriceFigures, toCircle } from '#market/search/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ItinerantCriteria } from '../../search/itinerant-criteria.ts';
import { itinerantFilter } from './search-filter.ts';

/**
 * Prices of the itinerants of several searches, in their order, in one statement: a night there for
 * one guest.
 *
 * @param searches each with a position
 */
export function itinerantFigures(
  db: Queryable,
  searches: readonly ItinerantSearch[],
  caller: Pick<ItinerantCriteria, 'now' | 'groups'>,
): Promise<PriceFigures[]> {
  const clauses = searches.map((search) =>
    itinerantFilter({ ...caller, search, ...toCircle(search) }),
  );
  return readPriceFigures(db, clauses);
}
