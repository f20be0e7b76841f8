import { CITIES } from '@wayhearth/demo/world/cities/cities.ts';
import { DESTINATION_ROWS } from '../../src/features/travel/destinations/data/destinations.ts';
import { FESTIVALS } from '../../src/features/travel/festivals/data/festivals.ts';
import { AIRPORT_ROWS } from './airports.js';
import { STATION_ROWS } from './stations.js';

/** @typedef {import('../../src/platform/web/map/testing/make-ground/make-ground.ts').GroundCity} GroundCity */

/** A place this near to a city, in degrees of latitude, has its ground with it: 15 km. */
const NEAR = 0.135;

/** The cities of the demo world with their neighbourhoods, and where one travels to besides. */
export function groundCities() {
  /** @type {GroundCity[]} */
  const cities = CITIES.map(({ id, latitude, longitude, neighbourhoods }) => ({
    id,
    latitude,
    longitude,
    airport: airportOf(id),
    stations: stationsOf(id),
    parts: neighbourhoods.map(({ name, latitude, longitude, ground, note }) => ({
      name,
      latitude,
      longitude,
      ground,
      note,
    })),
  }));
  const targets = [
    ...DESTINATION_ROWS.map(([, town, country, latitude, longitude]) => ({
      town,
      country,
      latitude,
      longitude,
    })),
    ...FESTIVALS,
  ];
  for (const { town, country, latitude, longitude } of targets) {
    if (cities.some((city) => isNear(city, { latitude, longitude }))) continue;
    const id = slug(`${town} ${country}`);
    cities.push({
      id,
      latitude,
      longitude,
      airport: airportOf(id),
      stations: stationsOf(id),
      parts: [],
    });
  }
  return cities;
}

/** @param {string} city its id */
function airportOf(city) {
  const [, code, latitude, longitude] = AIRPORT_ROWS.find(([id]) => id === city) ?? [];
  return code === undefined || latitude === undefined || longitude === undefined
    ? null
    : { code, latitude, longitude };
}

/** @param {string} city its id */
function stationsOf(city) {
  return STATION_ROWS.filter(([id]) => id === city).map(([, name, latitude, longitude]) => ({
    name,
    latitude,
    longitude,
  }));
}

/** @typedef {{ latitude: number, longitude: number }} Point */

/**
 * @param {Point} one
 * @param {Point} other
 */
function isNear(one, other) {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east) < NEAR;
}

/** @param {string} text */
function slug(text) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
