import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { ITINERANT_CATEGORIES, type ItinerantCategory } from '#domain/vocabulary.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { ITINERANT_CATEGORY_LABELS } from '../../labels/categories.ts';
import { readItinerantSearch } from '../search/itinerant-criteria.ts';
import { countByCategory } from '../store/search/category-counts.ts';

interface CategoryCount {
  id: ItinerantCategory;
  label: string;
  description: string;
  count: number;
}

/** Every category with what the search would find in it, its own category left aside. */
export async function countItinerantCategories(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<{ categories: CategoryCount[] }> {
  const search = itinerantSearch.change(readItinerantSearch(query), { category: undefined });
  const { criteria } = await prepareSearch('itinerant_place', search, context);
  const counts = await countByCategory(context.db, criteria);
  return {
    categories: ITINERANT_CATEGORIES.map((id) => ({
      id,
      label: context.translate(ITINERANT_CATEGORY_LABELS[id].label),
      description: context.translate(ITINERANT_CATEGORY_LABELS[id].description),
      count: counts.get(id) ?? 0,
    })),
  };
}
