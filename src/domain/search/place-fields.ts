import { DEFAULT_RADIUS_KM } from '../places.ts';
import type { SearchField } from './define-search.ts';
import { present, single } from './fields.ts';
import { type QuerySource, readValues } from './query-source.ts';
import { numberIn, readClampedNumber, readLine, readNumber } from './query-values.ts';

/** Fields of the place in searches of any kind of listing. */

/** West, south, east, north in degrees; west above east crosses the antimeridian. */
export type SearchBox = readonly [west: number, south: number, east: number, north: number];

/** The minimum is the smallest value with that many decimals. */
const RADIUS_KM = { min: 0.001, max: 500, decimals: 3 };
const ADDRESS_LENGTH = 200;
/** Six decimals of a degree are 11 cm. */
const LATITUDE = { min: -90, max: 90, decimals: 6 };
const LONGITUDE = { min: -180, max: 180, decimals: 6 };

/** A country, as two letters. */
export const country: SearchField<{ locationValue?: string }, 'locationValue'> = {
  name: 'locationValue',
  keys: ['locationValue'],
  read(source) {
    const code = readLine(source, 'locationValue', 8);
    return { locationValue: code && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined };
  },
  write: ({ locationValue }) => ({ locationValue }),
  filters: ({ locationValue }) => single(locationValue),
};

/** A typed part of an address; at most 200 characters. */
export const address: SearchField<{ address?: string }, 'address'> = {
  name: 'address',
  keys: ['address'],
  read: (source) => ({ address: readLine(source, 'address', ADDRESS_LENGTH) }),
  write: (search) => ({ address: search.address }),
  filters: (search) => single(search.address),
};

/** A position in degrees with the km around it, which are there exactly when the position is. */
export const position: SearchField<
  { latitude?: number; longitude?: number; radiusKm?: number },
  'position'
> = {
  name: 'position',
  keys: ['latitude', 'longitude', 'radiusKm'],
  read(source) {
    const latitude = readNumber(source, 'latitude', LATITUDE);
    const longitude = readNumber(source, 'longitude', LONGITUDE);
    if (latitude === undefined || longitude === undefined) {
      return { latitude: undefined, longitude: undefined, radiusKm: undefined };
    }
    const radiusKm = readClampedNumber(source, 'radiusKm', RADIUS_KM) ?? DEFAULT_RADIUS_KM;
    return { latitude, longitude, radiusKm };
  },
  write: ({ latitude, longitude, radiusKm }) => ({
    latitude,
    longitude,
    radiusKm: radiusKm === DEFAULT_RADIUS_KM ? undefined : radiusKm,
  }),
  filters: ({ latitude }) => present(latitude !== undefined),
};

/** A part of the map. */
export const box: SearchField<{ bbox?: SearchBox }, 'bbox'> = {
  name: 'bbox',
  keys: ['bbox'],
  read: (source) => ({ bbox: readBox(source) }),
  write: ({ bbox }) => ({ bbox: bbox?.join(',') }),
  filters: ({ bbox }) => present(bbox !== undefined),
};

function readBox(source: QuerySource): SearchBox | undefined {
  const values = readValues(source, 'bbox');
  const first = values[0];
  const parts = typeof first === 'string' ? first.slice(0, 200).split(',') : values;
  if (parts.length !== 4) return undefined;
  const west = numberIn(parts[0], LONGITUDE);
  const south = numberIn(parts[1], LATITUDE);
  const east = numberIn(parts[2], LONGITUDE);
  const north = numberIn(parts[3], LATITUDE);
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return undefined;
  }
  return south < north && west !== east ? [west, south, east, north] : undefined;
}
