export { AMENITIES, type AmenityId } from './data/amenities.ts';
export { AMENITY_GROUPS } from './data/amenity-groups.ts';
export { CANCELLATION_POLICY_ENTRIES, MONTHLY_POLICY_ENTRY } from './data/cancellation-policies.ts';
export { countries, countryByCode } from './data/countries.ts';
export { EVENT_TYPES, type EventTypeId } from './data/event-types.ts';
export { LISTING_CATEGORY_ENTRIES } from './data/listing-categories.ts';
export { OCCUPANCY_ENTRIES } from './data/occupancies.ts';
export { ROUTINES } from './data/routines.ts';
export { SCENERY_STYLE_ENTRIES } from './data/scenery-styles.ts';
export {
  averageAgeChip,
  priceChip,
  residentsChip,
  verifiedHostChip,
  wifiChip,
} from './labels/filter-chips.ts';
export { discountLabel, PRICE_LINE_LABELS, PRICING_FIELD_LABELS } from './labels/prices.ts';
export {
  citiesOfCountry,
  cityName,
  cityNames,
  isInCountry,
  largestPlaces,
  listedRegion,
  placeWeight,
  regionsOfCountry,
  townAt,
} from './places/cities.ts';

export { searchCountries, similarNames, similarPlaces } from './places/country-search.ts';

export { isExactTier, type Tier } from './places/match-name.ts';
export { nearestPlaces } from './places/nearest-places.ts';
export type { Place } from './places/place.ts';
export { countryOfZone, timeZoneAt } from './places/place-time-zones.ts';
export { countryCalled } from './places/qualifier.ts';
export { readPlaceQuery } from './places/read-query.ts';
export { regionName, regionNames, regionsCalled } from './places/region-name.ts';
export {
  foldedNames,
  type ListingsIn,
  type RankedPlace,
  rankNamedThings,
  rankNames,
  searchPlaces,
  searchWidePlaces,
} from './places/search-places.ts';
