import type { ItinerantCategory } from '#domain/vocabulary.ts';
import { countCategories } from '#market/search/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ItinerantCriteria } from '../../search/itinerant-criteria.ts';
import { itinerantFilter } from './search-filter.ts';

/** How many itinerants of each category fit a search; categories without any are missing. */
export function countByCategory(
  db: Queryable,
  criteria: ItinerantCriteria,
): Promise<Map<ItinerantCategory, number>> {
  return countCategories(db, itinerantFilter(criteria));
}
