export type { LentByOthers } from './server/lent-by-others.ts';
export { makeListingRoutes } from './server/routes.ts';
export { type Arrival, loadArrival } from './server/store/arrival.ts';
export { type ListingSummary, listingSummaries } from './server/store/summaries.ts';
