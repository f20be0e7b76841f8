import { experienceSearch } from '#domain/search/experience-search.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import type { countExperienceCategories as contract } from '#features/experiences/contract.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';
import { readExperienceSearch } from '../search/experience-criteria.ts';
import { countByCategory } from '../store/search/category-counts.ts';

/**
 * Every category with what the search would find in it. Its own category is left aside, and its style
 * with it, since a style is of one category alone.
 */
export async function countExperienceCategories(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
  const search = experienceSearch.change(readExperienceSearch(query), {
    category: undefined,
    style: undefined,
  });
  const { criteria } = await prepareSearch('experience_search', search, context);
  const counts = await countByCategory(context.db, criteria);
  return {
    categories: EXPERIENCE_CATEGORIES.map((id) => ({
      id,
      label: context.translate(EXPERIENCE_CATEGORY_LABELS[id].label),
      description: context.translate(EXPERIENCE_CATEGORY_LABELS[id].description),
      count: counts.get(id) ?? 0,
    })),
  };
}
