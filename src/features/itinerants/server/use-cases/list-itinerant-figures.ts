import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import type { ItinerantFigures } from '#features/itinerants/contract.ts';
import { ratingOf } from '#market/page/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { keptFor } from '#platform/server/kept-answers.ts';
import {
  type ApprovedGuests,
  type CategoryFiguresRow,
  readCategoryFigures,
} from '../store/figures.ts';

const kept = keptFor<ItinerantFigures>({ seconds: 60 });

/**
 * Figures of the landing block for all itinerants (spec 3 §2.11, §3.7), computed at most once a
 * minute in each process.
 */
export function listItinerantFigures(
  { db, services, now }: RequestContext,
  approvedGuests: ApprovedGuests,
): Promise<ItinerantFigures> {
  return kept(services, now, async () =>
    figuresOf(await readCategoryFigures(db, approvedGuests('itinerant'))),
  );
}

function figuresOf(rows: readonly CategoryFiguresRow[]): ItinerantFigures {
  const sumOf = (column: 'itinerants' | 'ratingSum' | 'ratingCount') =>
    rows.reduce((sum, row) => sum + row[column], 0);
  return {
    itinerants: sumOf('itinerants'),
    rating: ratingOf({ ratingSum: sumOf('ratingSum'), ratingCount: sumOf('ratingCount') }),
    categories: ITINERANT_CATEGORIES.flatMap((category) =>
      rows
        .filter((row) => row.category === category)
        .map(({ itinerants, members, places }) => ({ category, itinerants, members, places })),
    ),
  };
}
