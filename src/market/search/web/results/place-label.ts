import type { ResultsPage } from './results-page.ts';
import type { ResultsSearch } from './results-section.ts';

/** Degrees of latitude that an area may be high to be near a town: about 110 km. */
const NEAR_DEGREES = 1;

/** Label of the place; an area of the map has none, even when its centre is near a place. */
export function placeLabel(
  { bbox }: Pick<ResultsSearch, 'bbox'>,
  { place }: Pick<ResultsPage, 'place'>,
): string | null {
  return bbox === undefined ? place?.label || null : null;
}

/** The town that an area of the map is near; null of other searches, and of wider areas. */
export function nearLabel(
  { bbox }: Pick<ResultsSearch, 'bbox'>,
  { place }: Pick<ResultsPage, 'place'>,
): string | null {
  if (bbox === undefined || bbox[3] - bbox[1] > NEAR_DEGREES) return null;
  return place?.label || null;
}
