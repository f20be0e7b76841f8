import type { Position } from '#domain/places.ts';
import {
  countryByCode,
  countryOfZone,
  timeZoneAt,
  townAt,
} from '#features/catalogues/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { locatePoint as contract } from '../../contract/geography.ts';
import { toFormCity } from './list-cities.ts';
import { countryOption } from './list-countries.ts';

/** A city farther away than this doesn't describe a point. */
const REACH_KM = 250;

/**
 * Describes a point chosen on the map by the built-in places. On an island far from any town the
 * country follows from the time zone.
 */
export async function locatePoint(
  position: Position,
  { translate: { locale } }: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
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
