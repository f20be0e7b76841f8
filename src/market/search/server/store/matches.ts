import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { PricedClauses } from './counts.ts';

/**
 * Facts of a kind's listings in a `from` clause, with a row for each place of a listing. Its columns
 * are `listing_id`, `position`, `country_code`, `category`, `guests` (a maximum, or null), `price`
 * (cents), `first_day` and `last_day` (null where it has no dates of its own).
 */
export interface ListingFacts {
  readonly from: SQL;
}

/** A match of a search. */
export interface PricedMatch {
  readonly id: string;
  /** Cents on its card. */
  readonly total: number;
}

/**
 * The matches of a search among some listings, or the first ones in the recommended order.
 *
 * @param clauses over a table named `x` with a `score`
 */
export function findMatches(
  db: Queryable,
  { from, condition, price }: PricedClauses,
  which: { readonly ids: readonly string[] } | { readonly limit: number },
): Promise<PricedMatch[]> {
  const [among, slice] =
    'ids' in which
      ? [sql`x.listing_id = any(string_to_array(${which.ids.join(',')}, ',')::uuid[])`, sql``]
      : [sql`true`, sql`order by x.score desc, x.created_at desc limit ${which.limit}::integer`];
  return queryRows<PricedMatch>(
    db,
    sql`
      select x.listing_id as id, round((${price})::numeric)::double precision as total
      from ${from}
      where ${among} and ${condition}
      ${slice}`,
  );
}
