import { distanceKm, type Position } from '#domain/places.ts';
import { countryByCode } from '../data/countries.ts';
import { cityIndex } from './city-index.ts';
import { nearestPlaces } from './nearest-places.ts';
import { countryUsesZone, timeZoneAt } from './time-zone.ts';

/** As far as a home may be from the nearest town of its country; deserts are wide. */
const REACH_KM = 250;
/** The same for a country without known towns, from its middle. */
const LONE_REACH_KM = 600;
const NEIGHBOURS = 5;

/**
 * Whether a point may belong to a country: it is in a time zone used in that country, which
 * includes islands far from any town, or it has a town of that country near by. Borders aren't
 * known here, so a point close to one may belong to either side.
 */
export function isInCountry(position: Position, countryCode: string): boolean {
  if (countryUsesZone(countryCode, timeZoneAt(position, null))) return true;
  const near = nearestPlaces(position, 'en', NEIGHBOURS);
  if (near.some((place) => place.countryCode === countryCode && place.distanceKm <= REACH_KM)) {
    return true;
  }
  const index = cityIndex();
  let towns = 0;
  for (let at = 0; at < index.ids.length; at += 1) {
    if (index.countryCodes[at] !== countryCode) continue;
    towns += 1;
    const town = { latitude: index.latitudes[at] ?? 0, longitude: index.longitudes[at] ?? 0 };
    if (distanceKm(town, position) <= REACH_KM) return true;
  }
  const country = countryByCode(countryCode, 'en');
  if (towns > 0 || country === null) return false;
  const [latitude, longitude] = country.latlng;
  return distanceKm({ latitude, longitude }, position) <= LONE_REACH_KM;
}
