import {
  citiesOfCountry,
  countryByCode,
  listedRegion,
  type Place,
  regionsOfCountry,
} from '#features/catalogues/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { City, listCities as contract } from '../../contract/geography.ts';

const MAX_CITIES = 20;

/**
 * Regions and cities of a country, for the form of a listing.
 *
 * @throws Problem 'not-found' for an unknown country code
 */
export async function listCities(
  code: string,
  { q, region }: { readonly q: string; readonly region: string },
  { translate: { locale } }: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
  if (countryByCode(code, locale) === null) throw new Problem('not-found');
  return {
    region: listedRegion(code, region),
    regions: regionsOfCountry(code, locale),
    cities: citiesOfCountry(code, locale, { query: q, region, limit: MAX_CITIES }).map((found) => ({
      ...toFormCity(found),
      isExact: found.isExact,
    })),
  };
}

/** A place as an option of forms. */
export function toFormCity({ id, name, region = '', latitude, longitude }: Place): City {
  return { id, name, region, latitude, longitude };
}
