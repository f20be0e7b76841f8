import type { Position } from '#domain/places.ts';
import {
  citiesOfCountry,
  countries,
  countryByCode,
  countryOfZone,
  listedRegion,
  type Place,
  regionsOfCountry,
  timeZoneAt,
  townAt,
} from '#features/catalogues/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { type RequestContext, type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type {
  City,
  Country,
  listCities as listCitiesRoute,
  listCountries as listCountriesRoute,
  locatePoint as locatePointRoute,
} from '../contract/geography.ts';
import * as geography from '../contract/geography.ts';
import { uploadPicture as uploadPictureRoute } from '../contract/uploads.ts';

import { uploadPicture } from './pictures/pictures.ts';

/** Every call of the forms that hosts fill in, whichever kind of listing they are for. */
export const formRoutesServed: readonly ServedRoute[] = [
  serve(geography.listCountries, (_input, context) => listCountries(context)),
  serve(geography.listCities, ({ params, query }, context) =>
    listCities(params.code, query, context),
  ),
  serve(geography.locatePoint, ({ query }, context) => locatePoint(query, context)),
  serve(uploadPictureRoute, ({ body }, context) => uploadPicture(body, context)),
];

const MAX_CITIES = 20;

/**
 * Regions and cities of a country, for the form of a listing.
 *
 * @throws Problem 'not-found' for an unknown country code
 */
async function listCities(
  code: string,
  { q, region }: { readonly q: string; readonly region: string },
  { translate: { locale } }: RequestContext,
): Promise<RouteAnswer<typeof listCitiesRoute>> {
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
function toFormCity({ id, name, region = '', latitude, longitude }: Place): City {
  return { id, name, region, latitude, longitude };
}

/** Every country, in the language of the reader. */
async function listCountries({
  translate,
}: RequestContext): Promise<RouteAnswer<typeof listCountriesRoute>> {
  return { countries: countries(translate.locale).map(countryOption) };
}

/** A country as an option of forms. */
function countryOption({
  value,
  label,
  flag,
  latlng: [latitude, longitude],
  region,
}: ReturnType<typeof countries>[number]): Country {
  return { value, label, flag, latlng: [latitude, longitude], region };
}

/** A city farther away than this doesn't describe a point. */
const REACH_KM = 250;

/**
 * Describes a point chosen on the map by the built-in places. On an island far from any town the
 * country follows from the time zone.
 */
async function locatePoint(
  position: Position,
  { translate: { locale } }: RequestContext,
): Promise<RouteAnswer<typeof locatePointRoute>> {
  const city = townAt(position, locale, REACH_KM);
  const countryCode = city?.countryCode ?? countryOfZone(timeZoneAt(position, null));
  const country = countryCode === null ? null : countryByCode(countryCode, locale);
  return {
    country: country === null ? null : countryOption(country),
    city: city === null ? null : toFormCity(city),
    distanceKm: city?.distanceKm ?? null,
    timeZone: timeZoneAt(position, countryCode),
  };
}
