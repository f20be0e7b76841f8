import type { listExperiencePins as contract } from '#features/experiences/contract.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { amountOf } from '../search/experience-cards.ts';
import { readExperienceSearch } from '../search/experience-criteria.ts';
import { findExperiencePins } from '../store/search/search-page.ts';

/** Pins on a map, the first of the search's order when there are more. */
const MAX_PINS = 500;

/** Where the experiences of a search are, and what their cards show as the price. */
export async function listExperiencePins(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
  const { criteria } = await prepareSearch(
    'experience_search',
    readExperienceSearch(query),
    context,
  );
  const { rows, total } = await findExperiencePins(context.db, criteria, {
    limit: MAX_PINS,
    offset: 0,
  });
  return {
    total,
    pins: rows.map((row) => ({
      id: row.id,
      latitude: row.latitude,
      longitude: row.longitude,
      amount: amountOf(criteria.search, row),
    })),
  };
}
