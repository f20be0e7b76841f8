import { DEFAULT_RADIUS_KM } from '../places.ts';
import { isOneOf, PRICING_DURATIONS, type PricingDuration } from '../vocabulary.ts';
import type { SearchField } from './define-search.ts';
import {
  lineOf,
  nearestOf,
  nearestWholeOf,
  numberIn,
  numberOf,
  type QuerySource,
  slugsOf,
  valuesOf,
} from './query-values.ts';
import { datesAsParams, readDates, type StayDates } from './stay-dates.ts';

/** What searches of any kind of listing are made of; `defineSearch` makes a codec of them. */

/** West, south, east, north in degrees; west above east crosses the antimeridian. */
export type SearchBox = readonly [west: number, south: number, east: number, north: number];

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The least is what the decimals can say. */
const RADIUS_KM = { min: 0.001, max: 500, decimals: 3 };
const PAGE = { min: 1, max: 1000 };
const DOLLARS = { min: 0, max: 1_000_000, decimals: 9 };
/** A year of the dearest home there may be is less. */
const SPAN_DOLLARS = { ...DOLLARS, max: 10_000_000 };
const ADDRESS_LENGTH = 200;
/** Six decimals of a degree are 11 cm. */
const LATITUDE = { min: -90, max: 90, decimals: 6 };
const LONGITUDE = { min: -180, max: 180, decimals: 6 };

/** The one value of a filter, if it is asked for. */
function single(value: string | number | undefined): string[] {
  return value === undefined ? [] : [String(value)];
}

/** A filter whose chip needs no value. */
function present(isAsked: boolean): undefined[] {
  return isAsked ? [undefined] : [];
}

/** A country, as two letters. */
export const country: SearchField<{ locationValue?: string }, 'locationValue'> = {
  name: 'locationValue',
  keys: ['locationValue'],
  read(source) {
    const code = lineOf(source, 'locationValue', 8);
    return { locationValue: code && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined };
  },
  write: ({ locationValue }) => ({ locationValue }),
  filters: ({ locationValue }) => single(locationValue),
};

/** Part of an address, as it was typed; at most 200 characters. */
export const address: SearchField<{ address?: string }, 'address'> = {
  name: 'address',
  keys: ['address'],
  read: (source) => ({ address: lineOf(source, 'address', ADDRESS_LENGTH) }),
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
    const latitude = numberOf(source, 'latitude', LATITUDE);
    const longitude = numberOf(source, 'longitude', LONGITUDE);
    if (latitude === undefined || longitude === undefined) {
      return { latitude: undefined, longitude: undefined, radiusKm: undefined };
    }
    const radiusKm = nearestOf(source, 'radiusKm', RADIUS_KM) ?? DEFAULT_RADIUS_KM;
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
  const values = valuesOf(source, 'bbox');
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

/** Dates of any mode (spec 3 §3.5). */
export const dates: SearchField<{ dates?: StayDates }, 'dates'> = {
  name: 'dates',
  keys: ['dates'],
  read: (source) => ({ dates: readDates(source) }),
  write: (search) => datesAsParams(search.dates),
  filters: (search) => present(search.dates !== undefined),
};

/** Two dates, without a mode (spec 3 §2.1, short search). */
export const exactDates: SearchField<{ dates?: ExactDates }, 'dates'> = {
  name: 'dates',
  keys: ['dates'],
  read(source) {
    const [startDate] = valuesOf(source, 'startDate');
    const [endDate] = valuesOf(source, 'endDate');
    const read = readDates({ startDate, endDate });
    return { dates: read?.mode === 'exact' ? read : undefined };
  },
  write: (search) => ({ startDate: search.dates?.startDate, endDate: search.dates?.endDate }),
  filters: (search) => present(search.dates !== undefined),
};

/** Dates as they were chosen. */
export type ExactDates = Extract<StayDates, { mode: 'exact' }>;

/**
 * A whole number; one beyond its bounds counts as the nearest within them, so that nobody who asks
 * for more than there can be is shown listings for less.
 */
export function count<const Name extends string>(
  name: Name,
  bounds: Bounds,
): SearchField<{ [Key in Name]?: number }, Name> {
  return {
    name,
    keys: [name],
    read: (source) => part(name, nearestWholeOf(source, name, bounds)),
    write: (search) => ({ [name]: search[name] }),
    filters: (search) => single(search[name]),
  };
}

/** As `count`, where none is what every listing has. */
export function countAbove0<const Name extends string>(
  name: Name,
  bounds: Bounds,
): SearchField<{ [Key in Name]?: number }, Name> {
  const field = count(name, bounds);
  return {
    ...field,
    read: (source) => part(name, nearestWholeOf(source, name, bounds) || undefined),
  };
}

/** Whole dollars of a night, or of the `priceSpan`, which is there only with one of them. */
export const price: SearchField<
  { minPrice?: number; maxPrice?: number; priceSpan?: Exclude<PricingDuration, 'night'> },
  'price'
> = {
  name: 'price',
  keys: ['minPrice', 'maxPrice', 'priceSpan'],
  read(source) {
    const none = { minPrice: undefined, maxPrice: undefined, priceSpan: undefined };
    const named = idOf(PRICING_DURATIONS, source, 'priceSpan');
    const priceSpan = named === 'night' ? undefined : named;
    const bounds = priceSpan === undefined ? DOLLARS : SPAN_DOLLARS;
    const dollars = (name: string): number | undefined => {
      const amount = nearestOf(source, name, bounds);
      return amount === undefined ? undefined : Math.trunc(amount);
    };
    const minPrice = dollars('minPrice');
    const maxPrice = dollars('maxPrice');
    if (minPrice === undefined && maxPrice === undefined) return none;
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) return none;
    return { minPrice, maxPrice, priceSpan };
  },
  write: ({ minPrice, maxPrice, priceSpan }) => ({ minPrice, maxPrice, priceSpan }),
  filters: ({ minPrice, maxPrice }) => present(minPrice !== undefined || maxPrice !== undefined),
};

/** One of some ids, under the first of the names that says one; it is written under the first. */
export function oneOf<const Name extends string, const List extends readonly string[]>(
  list: List,
  name: Name,
  ...otherNames: readonly string[]
): SearchField<{ [Key in Name]?: List[number] }, Name> {
  return {
    name,
    keys: [name],
    read(source) {
      const ids = [name, ...otherNames].map((each) => idOf(list, source, each));
      return part(
        name,
        ids.find((id) => id !== undefined),
      );
    },
    write: (search) => ({ [name]: search[name] }),
    filters: (search) => single(search[name]),
  };
}

/** One of some ids, the first of them where none is named. It can't be taken out. */
export function choice<
  const Name extends string,
  const List extends readonly [string, ...string[]],
>(
  list: List,
  name: Name,
  otherwise: List[number],
): SearchField<{ [Key in Name]: List[number] }, Name> {
  return {
    name,
    keys: [name],
    read: (source) => part(name, idOf(list, source, name) ?? otherwise),
    write: (search) => ({ [name]: search[name] === otherwise ? undefined : search[name] }),
    filters: () => [],
  };
}

/** A list of ids, each once. */
export function ids<const Name extends string>(
  name: Name,
  max: number,
): SearchField<{ [Key in Name]: readonly string[] }, Name> {
  const listIn = (search: { readonly [Key in Name]?: readonly string[] }) => search[name] ?? [];
  return {
    name,
    keys: [name],
    read: (source) => part(name, slugsOf(source, name, max)),
    write: (search) => ({ [name]: listIn(search).join(',') || undefined }),
    filters: listIn,
    without: (search, value) =>
      part(
        name,
        listIn(search).filter((id) => id !== value),
      ),
  };
}

/** The page of the results, from 1. */
export const page: SearchField<{ page: number }, 'page'> = {
  name: 'page',
  keys: ['page'],
  read: (source) => ({ page: nearestWholeOf(source, 'page', PAGE) ?? PAGE.min }),
  write: (search) => ({ page: search.page === PAGE.min ? undefined : search.page }),
  filters: () => [],
};

/** The id of a list that a parameter names. */
function idOf<const List extends readonly string[]>(
  list: List,
  source: QuerySource,
  name: string,
): List[number] | undefined {
  const id = lineOf(source, name, 40);
  return isOneOf(list, id) ? id : undefined;
}

function part<Name extends string, Value>(name: Name, value: Value): Record<Name, Value> {
  return { [name]: value } as Record<Name, Value>;
}
