export { ChoiceCard } from './web/filters/choice-card.tsx';
export { amenityExtras, ExtraGroups, eventExtras } from './web/filters/extra-groups.tsx';
export { createFilterForm, type FilterSet } from './web/filters/filter-set.ts';
export { FilterSummary, FiltersDialog } from './web/filters/filters-dialog.tsx';
export { MaxPriceField } from './web/filters/max-price-field.tsx';
export { VerifiedHostField } from './web/filters/verified-host-field.tsx';
export { DatesField } from './web/form/dates/dates-field.tsx';
export { ChoiceField, CountField, WhereWhenFields } from './web/form/form-fields.tsx';
export { Counters } from './web/form/guest-counters.tsx';
export { HiddenFields } from './web/form/hidden-fields.tsx';
export { PlaceMap } from './web/form/place/lazy-location-map.tsx';
export { loadPlaceSuggestions } from './web/form/place/load-suggestions.ts';
export { LocationField } from './web/form/place/location-field.tsx';
export { choiceOfSearch, type PlaceChoice, paramsOfPlace } from './web/form/place/place-choice.ts';
export type { SuggestionKeys } from './web/form/place/place-suggestions.tsx';
export { rememberPlace } from './web/form/place/recent-places.ts';
export { PriceField, priceErrors, type TypedPrices } from './web/form/price-field.tsx';
export { SectionAddress, SectionDates, SectionLocation } from './web/form/short/section-fields.tsx';
export {
  isUnfinished,
  type SectionValues,
  searchWithSection,
} from './web/form/short/section-values.ts';
export { ShortSearch } from './web/form/short/short-search.tsx';
export { useSectionSearch } from './web/form/short/use-section-search.ts';
export { PositionProblem, useOwnPosition } from './web/own-position.tsx';
export { CategoryStrip } from './web/results/category-strip.tsx';
export { LandingSkeleton, ResultsSkeleton } from './web/results/lazy-skeletons.ts';
export { listQuery } from './web/results/list-key.ts';
export { ResultCard } from './web/results/result-card.tsx';
export {
  datesProblemHeading,
  foundPlaceOn,
  nearLabel,
  placeLabel,
} from './web/results/results-heading.ts';
export { asPage, makeResultsLoader } from './web/results/results-loader.ts';
export type { ResultsData, ResultsSection } from './web/results/results-section.ts';
export { ResultsSectionProvider } from './web/results/results-section.ts';
export { ResultsView } from './web/results/results-view.tsx';
export { sortChoices } from './web/results/sort-select.tsx';
export { SectionPage, SectionScene } from './web/section/section-page.tsx';
export { type SearchedPlace, useAskedPlace } from './web/use-asked-place.ts';
