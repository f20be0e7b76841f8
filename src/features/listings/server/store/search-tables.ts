import { type SQL, sql } from 'drizzle-orm';

/**
 * Tables that searches read, one a kind of listing. All have the columns `listing_id`, `position`
 * (a point: longitude, latitude), `country_code` and `place_words`.
 */
export type SearchTable = 'stay_search';

/** The rows of several search tables with the columns they share, to stand behind `from`. */
export function searchRows(tables: readonly SearchTable[]): SQL {
  const [only, ...others] = tables;
  if (only !== undefined && others.length === 0) return sql`${sql.identifier(only)}`;
  const parts = tables.map(
    (table) =>
      sql`select listing_id, position, country_code, place_words from ${sql.identifier(table)}`,
  );
  return sql`(${sql.join(parts, sql` union all `)})`;
}
