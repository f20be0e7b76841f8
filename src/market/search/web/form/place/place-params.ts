import type { SuggestedPlace } from '../../../contract/search.ts';

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
