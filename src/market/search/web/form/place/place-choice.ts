import type { Position } from '#domain/places.ts';
import { formatStaySearch, type StaySearch } from '#domain/search/stay-search.ts';
import type { SuggestedPlace } from '../../../contract/search.ts';

/** Type of a place, which determines how much of the map around it is shown. */
export type PlaceKind = SuggestedPlace['kind'] | 'near';

/** A chosen destination. */
export interface PlaceChoice {
  readonly kind: PlaceKind;
  readonly label: string;
  readonly detail: string;
  /** Two letters; '' where unknown. */
  readonly countryCode: string;
  /** The URL parameters of the place. */
  readonly params: Readonly<Record<string, string>>;
  /** Its centre; null where the URL alone doesn't contain it. */
  readonly position: Position | null;
}

/** Converts a chosen suggestion. */
export function choiceOfSuggestion(place: SuggestedPlace): PlaceChoice {
  const { kind, label, detail, countryCode, latitude, longitude } = place;
  return {
    kind,
    label,
    detail,
    countryCode,
    params: paramsOfPlace(place),
    position: { latitude, longitude },
  };
}

const PLACE_NAMES = [
  'locationValue',
  'address',
  'latitude',
  'longitude',
  'radiusKm',
  'bbox',
] as const;

/**
 * The place of the current search, as in its URL until another is chosen.
 *
 * @param label its name; null where the search has no place
 */
export function choiceOfSearch(search: StaySearch, label: string | null): PlaceChoice | null {
  const written = formatStaySearch(search);
  const params = Object.fromEntries(
    PLACE_NAMES.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]])),
  );
  if (label === null || Object.keys(params).length === 0) return null;
  const { latitude, longitude, locationValue = '' } = search;
  return {
    kind: 'city',
    label,
    detail: '',
    countryCode: locationValue,
    params,
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  };
}

/**
 * The URL parameters of a suggested place: a country by its code, a city by its position, a region
 * and an address by their name, by which homes are found.
 */
export function paramsOfPlace(
  place: Pick<SuggestedPlace, 'kind' | 'label' | 'countryCode' | 'latitude' | 'longitude'>,
): Record<string, string> {
  const { kind, label, countryCode: locationValue, latitude, longitude } = place;
  if (kind === 'country') return { locationValue };
  if (kind !== 'city') return { locationValue, address: label };
  return {
    locationValue,
    address: label,
    latitude: String(latitude),
    longitude: String(longitude),
  };
}
