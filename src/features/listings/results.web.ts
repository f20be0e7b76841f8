// What pages of results are made of; fetched with the results.

export {
  highlightListing,
  useHighlightedListing,
  useIsHighlighted,
} from './web/results/map/highlighted-listing.ts';
export { MAP_CHOICE_SCRIPT, useMapOpen } from './web/results/map/map-choice.ts';
export { MapToggle } from './web/results/map/map-toggle.tsx';
export { PageLinks } from './web/results/page-links.tsx';
export { PastTheEnd } from './web/results/past-the-end.tsx';
export { SortSelect } from './web/results/sort-select.tsx';
