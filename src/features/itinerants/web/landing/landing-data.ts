import { call } from '#platform/web/api/client.ts';
import { listItinerantFigures } from '../../contract/addresses.gen.ts';
import type { ItinerantFigures } from '../../contract/figures.ts';
import type { LandingData } from './landing-figures.ts';

/** Figures of the landing block where none are known. */
const NOTHING: ItinerantFigures = { itinerants: 0, rating: null, categories: [] };

/**
 * The figures of the landing block; on an error none, since the block is worth showing without
 * them.
 */
export async function loadLanding(signal: AbortSignal): Promise<LandingData> {
  const figures = await call(listItinerantFigures, {}, { signal }).catch(() => NOTHING);
  const { itinerants, rating, categories } = figures;
  return {
    stats: { categories: categories.length, itinerants, rating },
    figures: Object.fromEntries(
      categories.map(({ category, members, places }) => [category, { members, places }]),
    ),
  };
}
