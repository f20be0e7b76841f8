// What loaders of results and their heads need; fetched with what loads them.

export { datesProblemHeading } from './web/results/dates-problem-heading.ts';
export { loadUnlessKept, pageQuery, type Reader } from './web/results/load-results.ts';
export { resultsHead } from './web/results/results-head.ts';
