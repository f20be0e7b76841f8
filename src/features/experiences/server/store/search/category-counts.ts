import type { ExperienceCategory } from '#domain/vocabulary.ts';
import { countCategories } from '#market/search/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ExperienceCriteria } from '../../search/experience-criteria.ts';
import { experienceFilter } from './search-filter.ts';

/** How many experiences of each category fit a search; categories without any are missing. */
export function countByCategory(
  db: Queryable,
  criteria: ExperienceCriteria,
): Promise<Map<ExperienceCategory, number>> {
  return countCategories(db, experienceFilter(criteria));
}
