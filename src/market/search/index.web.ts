export { foundPlaceOn } from './web/results/found-place.ts';
export { listQuery } from './web/results/list-key.ts';
export { nearLabel, placeLabel } from './web/results/place-label.ts';
export { makeResultCache } from './web/results/result-cache.ts';
export type { ResultsData, ResultsSection } from './web/results/results-section.ts';
export { type SearchedPlace, useAskedPlace } from './web/use-asked-place.ts';
