export { commonFilterLabel, type FilterChip } from './server/filter-labels.ts';
export { prepareSearch, type SearchReader } from './server/prepare-search.ts';
export { searchRoutesServed } from './server/routes.ts';
export { toCircle } from './server/search-area.ts';
export type {
  BriefListing,
  FoundRows,
  SimilarFor,
} from './server/search-listings.ts';
export { openSearchTally, type SearchTally } from './server/search-tally.ts';
export { serveSearch } from './server/serve-search.ts';
export { countCategories, type PriceFigures, readPriceFigures } from './server/store/counts.ts';
export type { ListingFacts } from './server/store/matches.ts';
export {
  areaConditions,
  type CardExtras,
  extraColumns,
  haversineTo,
  haversineToKm,
  isWithin,
  listConditions,
  pageQuery,
  type SearchOrder,
  type Slice,
  type Spread,
  todaySql,
} from './server/store/page-query.ts';
export type { SearchCriteria, SearchKind } from './server/store/search-kind.ts';
export {
  type PriceBasis,
  type SearchBounds,
  type WatchedSearches,
  watchSearches,
} from './server/watched-search.ts';
