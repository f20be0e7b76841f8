import { sql } from 'drizzle-orm';
import type { ItinerantCategory } from '#domain/vocabulary.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import type { ItinerantCriteria } from '../../search/itinerant-criteria.ts';
import { itinerantFilter } from './search-filter.ts';

/** How many itinerants of each category fit a search; categories without any are missing. */
export async function countByCategory(
  db: Queryable,
  criteria: ItinerantCriteria,
): Promise<Map<ItinerantCategory, number>> {
  const filter = itinerantFilter(criteria);
  if (filter === null) return new Map();
  const rows = await rowsOf<{ category: ItinerantCategory; count: number }>(
    db,
    sql`
      select x.category, count(*)::integer as count
      from ${filter.from}
      where ${filter.condition}
      group by x.category`,
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
}
