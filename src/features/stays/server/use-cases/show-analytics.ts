import { AGE_BUCKET, NIGHTLY_DOLLARS } from '#domain/search/stay-limits.ts';
import { LISTING_CATEGORIES, OCCUPANCIES } from '#domain/vocabulary.ts';
import { AMENITIES, EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { StayAnalytics } from '#features/stays/contract.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import { cacheFor } from '#platform/server/cached-answers.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { readSearch } from '../search/read-search.ts';
import {
  type Counts,
  type SearchFigures,
  searchFigures,
} from '../store/search/search-analytics.ts';
import { asksForCategoryAlone } from '../store/search/search-page.ts';

/** Figures without matches. */
const NOTHING: SearchFigures = {
  total: 0,
  average: null,
  lowest: null,
  highest: null,
  occupancies: {},
  categories: {},
  ages: {},
  amenities: {},
  events: {},
  width: NIGHTLY_DOLLARS.max,
  max: NIGHTLY_DOLLARS.max,
  prices: {},
};

/**
 * The figures of all homes are the slowest and the most requested, whenever the filters are opened
 * without a search: they are half a minute old at most.
 */
const kept = cacheFor<SearchFigures | null>({ seconds: 30 });

/** Prices, ages, occupancies and facets of a search (spec 3 §2.5, §9). */
export async function showAnalytics(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<StayAnalytics> {
  const { criteria } = await prepareSearch('stay_search', readSearch(query), context);
  const ask = () => searchFigures(context.db, criteria);
  const asksForAll = asksForCategoryAlone(criteria) && criteria.search.category === undefined;
  const figures =
    (await (asksForAll ? kept(context.services, context.now, ask) : ask())) ?? NOTHING;
  const { total, average, lowest, highest, occupancies } = figures;
  return {
    total,
    price: { average, lowest, highest },
    histogram: toHistogram(figures),
    ages: toAgeBuckets(figures.ages),
    occupancies: OCCUPANCIES.map((id) => ({ id, count: occupancies[id] ?? 0 })),
    categories: remaining(LISTING_CATEGORIES, figures.categories),
    amenities: remaining(getIds(AMENITIES), figures.amenities),
    events: remaining(getIds(EVENT_TYPES), figures.events),
  };
}

/** The buckets from 0 to the highest price; without any stay, to the fallback of spec 3 §9. */
function toHistogram({ max, width, prices }: SearchFigures): StayAnalytics['histogram'] {
  const counts = Array.from({ length: Math.ceil(max / width) }, (_, at) => prices[at] ?? 0);
  return { max: counts.length * width, width, counts };
}

function toAgeBuckets(ages: Counts): StayAnalytics['ages'] {
  const decades = Object.keys(ages).map(Number);
  if (decades.length === 0) return [];
  const first = Math.min(...decades);
  const length = (Math.max(...decades) - first) / AGE_BUCKET + 1;
  return Array.from({ length }, (_, at) => {
    const from = first + at * AGE_BUCKET;
    return { from, to: from + AGE_BUCKET - 1, count: ages[from] ?? 0 };
  });
}

function remaining(ids: readonly string[], counts: Counts): Record<string, number> {
  return Object.fromEntries(ids.map((id) => [id, counts[id] ?? 0]));
}

function getIds(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
