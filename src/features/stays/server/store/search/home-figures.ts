import { sql } from 'drizzle-orm';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { type PriceFigures, readPriceFigures, toCircle } from '#market/search/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import { stayFilter } from './search-filter.ts';

/**
 * Prices of the homes of several searches, in their order, by one statement: all in with dates, the
 * bare night without.
 *
 * @param searches each with a position
 */
export function homeFigures(
  db: Queryable,
  searches: readonly StaySearch[],
  caller: Pick<StayCriteria, 'now' | 'groups'>,
): Promise<PriceFigures[]> {
  const clauses = searches.map((search) => {
    const filter = stayFilter({ ...caller, search, ...toCircle(search) });
    if (filter === null) return null;
    const { from, condition, price } = filter;
    return { from: sql`${from} ${price.join}`, condition, price: price.total };
  });
  return readPriceFigures(db, clauses);
}
