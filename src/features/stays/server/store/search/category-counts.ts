import { sql } from 'drizzle-orm';
import type { ListingCategory } from '#domain/vocabulary.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import { stayFilter } from './search-filter.ts';
import { asksForCategoryAlone } from './search-page.ts';

/** Counts the matches of a search by category; empty categories are missing. */
export async function countByCategory(
  db: Queryable,
  criteria: StayCriteria,
): Promise<Map<ListingCategory, number>> {
  const filter = stayFilter(criteria);
  if (filter === null) return new Map();
  const rows = await queryRows<{ category: ListingCategory; count: number }>(
    db,
    asksForCategoryAlone(criteria) && criteria.search.category === undefined
      ? sql`select category, listed as count from stay_tally`
      : sql`
        select x.category, count(*)::integer as count
        from ${filter.from}
        where ${filter.condition}
        group by x.category`,
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
}
