import { sql } from 'drizzle-orm';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import type { ExperienceCriteria } from '../../search/experience-criteria.ts';
import { experienceFilter } from './search-filter.ts';

/** How many experiences of each category fit a search; categories without any are missing. */
export async function countByCategory(
  db: Queryable,
  criteria: ExperienceCriteria,
): Promise<Map<ExperienceCategory, number>> {
  const filter = experienceFilter(criteria);
  if (filter === null) return new Map();
  const rows = await rowsOf<{ category: ExperienceCategory; count: number }>(
    db,
    sql`
      select x.category, count(*)::integer as count
      from ${filter.from}
      where ${filter.condition}
      group by x.category`,
  );
  return new Map(rows.map(({ category, count }) => [category, count]));
}
