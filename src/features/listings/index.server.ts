export { type Arrival, loadArrival } from './server/store/arrival.ts';
export { type ListingSummary, listingSummaries } from './server/store/summaries.ts';
