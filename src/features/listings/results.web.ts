// What pages of results are made of; fetched with the results.

export { EmptyResult } from './web/results/empty-result.tsx';
export { FilterChips } from './web/results/filter-chips.tsx';
export { MapAside } from './web/results/map/map-aside.tsx';
export { MAP_CHOICE_SCRIPT } from './web/results/map/map-choice.ts';
export { MapOnPhone } from './web/results/map/map-on-phone.tsx';
export { MapToggle } from './web/results/map/map-toggle.tsx';
export { PageLinks } from './web/results/page-links.tsx';
export { PastTheEnd } from './web/results/past-the-end.tsx';
export { ResultList } from './web/results/result-list.tsx';
export { ResultsSectionProvider } from './web/results/results-section.ts';
export { SortSelect } from './web/results/sort-select.tsx';
