import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import type { ItinerantFigures } from '#features/itinerants/contract.ts';
import { computeRating } from '#market/page/index.server.ts';
import { cacheFor } from '#platform/server/cached-answers.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import {
  type ApprovedGuests,
  type CategoryFiguresRow,
  readCategoryFigures,
} from '../store/figures.ts';

const kept = cacheFor<ItinerantFigures>({ seconds: 60 });

/**
 * Figures of the landing block for all itinerants (spec 3 §2.11, §3.7), computed at most once a
 * minute in each process.
 */
export function listItinerantFigures(
  { db, services, now }: RequestContext,
  approvedGuests: ApprovedGuests,
): Promise<ItinerantFigures> {
  return kept(services, now, async () =>
    toFigures(await readCategoryFigures(db, approvedGuests('itinerant'))),
  );
}

function toFigures(rows: readonly CategoryFiguresRow[]): ItinerantFigures {
  const sumColumn = (column: 'itinerants' | 'ratingSum' | 'ratingCount') =>
    rows.reduce((sum, row) => sum + row[column], 0);
  return {
    itinerants: sumColumn('itinerants'),
    rating: computeRating({
      ratingSum: sumColumn('ratingSum'),
      ratingCount: sumColumn('ratingCount'),
    }),
    categories: ITINERANT_CATEGORIES.flatMap((category) =>
      rows
        .filter((row) => row.category === category)
        .map(({ itinerants, members, places }) => ({ category, itinerants, members, places })),
    ),
  };
}
