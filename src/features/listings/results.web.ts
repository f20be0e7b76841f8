// What pages of results are made of; fetched with the results.

export { CategoryStrip } from './web/results/category-strip.tsx';
export { ResultsSectionProvider } from './web/results/results-section.ts';
export { ResultsView } from './web/results/results-view.tsx';
export { sortChoices } from './web/results/sort-choices.ts';
