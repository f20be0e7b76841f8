// What searches are asked with; fetched with the form or the dialog that asks.

export { ChoiceField } from './web/search/choice-field.tsx';
export { CountField } from './web/search/count-field.tsx';
export { DatesField } from './web/search/dates/dates-field.tsx';
export { Counters } from './web/search/guest-counters.tsx';
export { HiddenFields } from './web/search/hidden-fields.tsx';
export { LocationField } from './web/search/place/location-field.tsx';
export { choiceOfSearch, type PlaceChoice } from './web/search/place/place-choice.ts';
export { PlaceMap } from './web/search/place/place-map.tsx';
export { paramsOfPlace } from './web/search/place/place-params.ts';
export type { SuggestionKeys } from './web/search/place/place-suggestions.tsx';
export { rememberPlace } from './web/search/place/recent-places.ts';
export { priceErrors, type TypedPrices } from './web/search/price-errors.ts';
export { PriceField } from './web/search/price-field.tsx';
export {
  SectionAddress,
  SectionDates,
  SectionLocation,
} from './web/search/short/section-fields.tsx';
export {
  isUnfinished,
  type SectionValues,
  searchWithSection,
} from './web/search/short/section-values.ts';
export { ShortSearch } from './web/search/short/short-search.tsx';
export { useSectionSearch } from './web/search/short/use-section-search.ts';
export { WhereWhenFields } from './web/search/where-when-fields.tsx';

/** The list of places under a field, fetched when the field is entered. */
export const loadPlaceSuggestions = () => import('./web/search/place/place-suggestions.tsx');
