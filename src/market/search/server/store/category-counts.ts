import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * Counts the matches of a search by category; empty categories are missing.
 *
 * @param filter of a table named `x` that has a `category`; null where nothing can match
 */
export async function countCategories<Category extends string>(
  db: Queryable,
  filter: { readonly from: SQL; readonly condition: SQL } | null,
): Promise<Map<Category, number>> {
  if (filter === null) return new Map();
  const rows = await queryRows<{ category: Category; count: number }>(
    db,
    sql`
      select x.category, count(*)::integer as count
      from ${filter.from}
      where ${filter.condition}
      group by x.category`,
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
}
