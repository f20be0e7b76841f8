export { commonFilterLabel, type FilterChip } from './server/filter-labels.ts';
export { prepareSearch } from './server/prepare-search.ts';
export { searchRoutesServed } from './server/routes.ts';
export { toCircle } from './server/search-area.ts';
export {
  type BriefListing,
  type FoundRows,
  type SimilarFor,
  searchCalls,
} from './server/search-listings.ts';
export { areaConditions } from './server/store/area-conditions.ts';
export { type CardExtras, extraColumns } from './server/store/card-extras.ts';
export { countCategories } from './server/store/category-counts.ts';
export { haversineTo, isWithin } from './server/store/distance.ts';
export { listConditions } from './server/store/list-conditions.ts';
export { pageQuery, type SearchOrder, type Slice, type Spread } from './server/store/page-query.ts';
export { type PriceFigures, readPriceFigures } from './server/store/price-figures.ts';
export type { SearchCriteria, SearchKind } from './server/store/search-kind.ts';
export { todaySql } from './server/store/today.ts';
