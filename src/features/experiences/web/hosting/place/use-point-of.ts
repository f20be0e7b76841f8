import type { City, Country } from '#features/listings/contract.ts';
import type { LocationValue } from '../experience-form.ts';
import { usePlacesOf } from './use-places-of.ts';

/**
 * Where the map goes: to the point of the place, else to its city, else to the largest city of its
 * region, else to its country, as the server does (`place-of-experience.ts`).
 *
 * @returns latitude and longitude; null while there is no place
 */
export function usePointOf(
  location: LocationValue | null,
  countries: readonly Country[],
): readonly [number, number] | null {
  const { value = null, region = '', city = '' } = location ?? {};
  const namesakes = usePlacesOf(city === '' ? null : value, region, city);
  const around = usePlacesOf(region === '' ? null : value, region, '');
  if (location === null) return null;
  if (location.latlng !== null) return location.latlng;
  const found =
    (namesakes.isThere ? cityOf(namesakes.cities, city) : undefined) ??
    (around.isThere ? around.cities[0] : undefined);
  if (found !== undefined) return [found.latitude, found.longitude];
  return countries.find((country) => country.value === value)?.latlng ?? null;
}

/** The city that is called exactly so. */
export function cityOf(cities: readonly City[], name: string): City | undefined {
  const wanted = name.trim().toLocaleLowerCase();
  return cities.find((city) => city.name.toLocaleLowerCase() === wanted);
}
