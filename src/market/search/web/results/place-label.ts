import type { ResultsPage } from './results-page.ts';
import type { ResultsSearch } from './results-section.ts';

/** Maximum height of an area near a town, in degrees of latitude: about 110 km. */
const NEAR_DEGREES = 1;

/** Label of the place; an area of the map has none, even when its centre is near a place. */
export function placeLabel(
  { bbox }: Pick<ResultsSearch, 'bbox'>,
  { place }: Pick<ResultsPage, 'place'>,
): string | null {
  return bbox === undefined ? place?.label || null : null;
}

/** The town near an area of the map; null for other searches, and for larger areas. */
export function nearLabel(
  { bbox }: Pick<ResultsSearch, 'bbox'>,
  { place }: Pick<ResultsPage, 'place'>,
): string | null {
  if (bbox === undefined || bbox[3] - bbox[1] > NEAR_DEGREES) return null;
  return place?.label || null;
}
