import type { Country } from '#market/hosting/contract.ts';
import { cityNamed, useCities } from '#market/hosting/late.web.ts';
import type { LocationValue } from '../experience-form.ts';

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
  const namesakes = useCities(city === '' ? null : value, region, city);
  const around = useCities(region === '' ? null : value, region, '');
  if (location === null) return null;
  if (location.latlng !== null) return location.latlng;
  const found =
    (namesakes.isThere ? cityNamed(namesakes, city) : undefined) ??
    (around.isThere && around.region !== '' ? around.cities[0] : undefined);
  if (found !== undefined) return [found.latitude, found.longitude];
  return countries.find((country) => country.value === value)?.latlng ?? null;
}
