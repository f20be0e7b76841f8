export { ChoiceCard } from './web/filters/choice-card.tsx';
export { amenityExtras, ExtraGroups, eventExtras } from './web/filters/extra-groups.tsx';
export { createFilterForm, type FilterSet } from './web/filters/filter-set.ts';
export { FilterSummary } from './web/filters/filter-summary.tsx';
export { FiltersDialog } from './web/filters/filters-dialog.tsx';
export { MaxPriceField } from './web/filters/max-price-field.tsx';
export { ChoiceField } from './web/form/choice-field.tsx';
export { CountField } from './web/form/count-field.tsx';
export { DatesField } from './web/form/dates/dates-field.tsx';
export { Counters } from './web/form/guest-counters.tsx';
export { HiddenFields } from './web/form/hidden-fields.tsx';
export { loadPlaceSuggestions } from './web/form/place/load-suggestions.ts';
export { LocationField } from './web/form/place/location-field.tsx';
export { choiceOfSearch, type PlaceChoice } from './web/form/place/place-choice.ts';
export { PlaceMap } from './web/form/place/place-map.tsx';
export { paramsOfPlace } from './web/form/place/place-params.ts';
export type { SuggestionKeys } from './web/form/place/place-suggestions.tsx';
export { rememberPlace } from './web/form/place/recent-places.ts';
export { priceErrors, type TypedPrices } from './web/form/price-errors.ts';
export { PriceField } from './web/form/price-field.tsx';
export { SectionAddress, SectionDates, SectionLocation } from './web/form/short/section-fields.tsx';
export {
  isUnfinished,
  type SectionValues,
  searchWithSection,
} from './web/form/short/section-values.ts';
export { ShortSearch } from './web/form/short/short-search.tsx';
export { useSectionSearch } from './web/form/short/use-section-search.ts';
export { WhereWhenFields } from './web/form/where-when-fields.tsx';
export { CategoryStrip } from './web/results/category-strip.tsx';
export { datesProblemHeading } from './web/results/dates-problem-heading.ts';
export { foundPlaceOn } from './web/results/found-place.ts';
export { listQuery } from './web/results/list-key.ts';
export { nearLabel, placeLabel } from './web/results/place-label.ts';
export { ResultCard } from './web/results/result-card.tsx';
export { asPage, makeResultsLoader } from './web/results/results-loader.ts';
export type { ResultsData, ResultsSection } from './web/results/results-section.ts';
export { ResultsSectionProvider } from './web/results/results-section.ts';
export { ResultsView } from './web/results/results-view.tsx';
export { sortChoices } from './web/results/sort-choices.ts';
export { SectionPage } from './web/section/section-page.tsx';
export { SectionScene } from './web/section/section-scene.tsx';
export { type SearchedPlace, useAskedPlace } from './web/use-asked-place.ts';
