import { call } from '#platform/web/api/client.ts';
import { countExperienceCategories, searchExperiences } from '../../contract.ts';
import type { ExperienceFigures } from './filter-form.ts';

/**
 * How many experiences a search finds, and how many of each category without its own.
 *
 * @param query its parameters
 * @throws ApiError, OfflineError
 */
export async function loadFigures(
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<ExperienceFigures> {
  // Without any parameter the answer would be all of them by country.
  const paged = { ...query, page: '1' };
  const [results, { categories }] = await Promise.all([
    call(searchExperiences, { query: paged }, { signal }),
    call(countExperienceCategories, { query }, { signal }),
  ]);
  if (Array.isArray(results)) throw new TypeError('a page of results was asked for');
  return {
    total: results.total,
    categories: Object.fromEntries(categories.map(({ id, count }) => [id, count])),
  };
}
