import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { SearchClauses } from './search-kind.ts';

/** The listings of a search with the cents on their cards. */
export interface PricedClauses extends SearchClauses {
  readonly price: SQL;
}

/** Statistics of the prices in a search. */
export interface PriceFigures {
  readonly count: number;
  /** Whole cents; null without matches. */
  readonly min: number | null;
  /** Median price: for an even number, the mean of the two in the middle. */
  readonly median: number | null;
}

const NOTHING: PriceFigures = { count: 0, min: null, median: null };

/**
 * The prices of several searches of one kind, in their order, by one statement.
 *
 * @param searches null where nothing can match
 */
export async function readPriceFigures(
  db: Queryable,
  searches: readonly (PricedClauses | null)[],
): Promise<PriceFigures[]> {
  const queries = searches.flatMap((clauses, nth) =>
    clauses === null
      ? []
      : [
          sql`
          select ${nth}::integer as nth, count(*)::integer as count,
            min(found.price)::double precision as min,
            round((percentile_cont(0.5) within group (order by found.price))::numeric)::double precision as median
          from (
            select ${clauses.price} as price from ${clauses.from} where ${clauses.condition}
          ) found`,
        ],
  );
  if (queries.length === 0) return searches.map(() => NOTHING);
  const rows = await queryRows<PriceFigures & { nth: number }>(
    db,
    sql.join(queries, sql` union all `),
  );
  const byNth = new Map(rows.map(({ nth, ...figures }) => [nth, figures]));
  return searches.map((_, nth) => byNth.get(nth) ?? NOTHING);
}
