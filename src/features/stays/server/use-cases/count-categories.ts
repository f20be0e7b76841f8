import { withChange } from '#domain/search/stay-search.ts';
import { LISTING_CATEGORIES, type ListingCategory } from '#domain/vocabulary.ts';
import { LISTING_CATEGORY_ENTRIES } from '#features/catalogues/index.server.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { readSearch } from '../search/criteria-of.ts';
import { countByCategory } from '../store/search/category-counts.ts';

interface CategoryCount {
  id: ListingCategory;
  label: string;
  description: string;
  count: number;
}

/** Every category with what the search would find in it, its own category left aside. */
export async function countCategories(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<{ categories: CategoryCount[] }> {
  const search = withChange(readSearch(query), { category: undefined });
  const { criteria } = await prepareSearch('stay_search', search, context);
  const counts = await countByCategory(context.db, criteria);
  return {
    categories: LISTING_CATEGORIES.map((id) => ({
      id,
      label: context.translate(LISTING_CATEGORY_ENTRIES[id].label),
      description: context.translate(LISTING_CATEGORY_ENTRIES[id].description),
      count: counts.get(id) ?? 0,
    })),
  };
}
