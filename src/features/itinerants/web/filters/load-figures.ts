import { call } from '#platform/web/api/client.ts';
import { countItinerantCategories, searchItinerants } from '../../contract.ts';
import type { ItinerantFigures } from './filter-form.ts';

/**
 * How many itinerants a search finds, and how many of each category without its own.
 *
 * @param query its parameters
 * @throws ApiError, OfflineError
 */
export async function loadFigures(
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<ItinerantFigures> {
  // Without any parameter the answer would be all of them by country.
  const paged = { ...query, page: '1' };
  const [results, { categories }] = await Promise.all([
    call(searchItinerants, { query: paged }, { signal }),
    call(countItinerantCategories, { query }, { signal }),
  ]);
  if (Array.isArray(results)) throw new TypeError('a page of results was asked for');
  return {
    total: results.total,
    categories: Object.fromEntries(categories.map(({ id, count }) => [id, count])),
  };
}
