export {
  computeRating,
  hostOfRow,
  offeredDiscounts,
  placeOfRow,
  toAmenityGroups,
  toEventTypes,
  toPagePolicy,
  withOfferedCondition,
} from './server/page-parts.ts';

export {
  type Arrival,
  type HostRow,
  loadArrival,
  loadHostOfPage,
  pageColumns,
} from './server/store/page-columns.ts';

export {
  GONE,
  type ListingSummary,
  listingSummaries,
  shownSummary,
} from './server/store/summaries.ts';
export { openViewTally, type ViewTally } from './server/view-tally.ts';
