export { toAmenityGroups, toEventTypes } from './server/catalogue-parts.ts';
export { hostOfRow, offeredDiscounts, placeOfRow, toPagePolicy } from './server/page-parts.ts';
export { computeRating } from './server/rating.ts';
export { type Arrival, loadArrival } from './server/store/arrival.ts';
export { type HostRow, loadHostOfPage, pageColumns } from './server/store/page-columns.ts';
export { GONE, listingSummaries, shownSummary } from './server/store/summaries.ts';
