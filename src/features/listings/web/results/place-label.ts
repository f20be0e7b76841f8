import type { ResultsPage, ResultsSearch } from './results-section.ts';

/** What the place is called; an area of the map is none, whichever place its middle is near. */
export function placeLabel(
  { bbox }: Pick<ResultsSearch, 'bbox'>,
  { place }: Pick<ResultsPage, 'place'>,
): string | null {
  return bbox === undefined ? place?.label || null : null;
}
