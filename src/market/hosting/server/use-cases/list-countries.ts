import { countries } from '#features/catalogues/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Country, listCountries as contract } from '../../contract/geography.ts';

/** Every country, in the language of the reader. */
export async function listCountries({
  translate,
}: RequestContext): Promise<RouteAnswer<typeof contract>> {
  return { countries: countries(translate.locale).map(countryOption) };
}

/** A country as an option of forms. */
export function countryOption({
  value,
  label,
  flag,
  latlng: [latitude, longitude],
  region,
}: ReturnType<typeof countries>[number]): Country {
  return { value, label, flag, latlng: [latitude, longitude], region };
}
