import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { type PriceFigures, readPriceFigures, toCircle } from '#market/search/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { ExperienceCriteria } from '../../search/experience-criteria.ts';
import { experienceFilter } from './search-filter.ts';

/**
 * Prices of the experiences of several searches, in their order, in one statement: a session for
 * one guest, with the fee.
 *
 * @param searches each with a position
 */
export function experienceFigures(
  db: Queryable,
  searches: readonly ExperienceSearch[],
  caller: Pick<ExperienceCriteria, 'now' | 'groups'>,
): Promise<PriceFigures[]> {
  const clauses = searches.map((search) =>
    experienceFilter({ ...caller, search, ...toCircle(search) }),
  );
  return readPriceFigures(db, clauses);
}
