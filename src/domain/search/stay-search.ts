import { HOME_COUNTS } from '../home-counts.ts';
import { DEFAULT_RADIUS_KM } from '../places.ts';
import {
  isOneOf,
  LISTING_CATEGORIES,
  type ListingCategory,
  OCCUPANCIES,
  type Occupancy,
  PRICING_DURATIONS,
  type PricingDuration,
  SCHEDULE_DURATIONS,
  type ScheduleDuration,
  STAY_SORTS,
  type StaySort,
} from '../vocabulary.ts';
import {
  lineOf,
  nearestOf,
  nearestWholeOf,
  numberIn,
  numberOf,
  type QuerySource,
  slugOf,
  slugsOf,
  valuesOf,
} from './query-values.ts';
import { datesAsParams, readDates, type StayDates } from './stay-dates.ts';
import { MAX_IDS } from './stay-limits.ts';

export type { StayDates };

/** West, south, east, north in degrees; west above east crosses the antimeridian. */
export type SearchBox = readonly [west: number, south: number, east: number, north: number];

/** What a search for stays asks for. A missing field asks for nothing. */
export interface StaySearch {
  /** Country, two letters. */
  readonly locationValue?: string;
  readonly address?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  /** Km around the position; present exactly when the position is. */
  readonly radiusKm?: number;
  readonly bbox?: SearchBox;
  readonly guestCount?: number;
  readonly roomCount?: number;
  readonly bathroomCount?: number;
  /** Whole dollars of a night, or of the `priceSpan`. */
  readonly minPrice?: number;
  /** As `minPrice`. */
  readonly maxPrice?: number;
  /** What the prices are of where that isn't a night; present only with one of them. */
  readonly priceSpan?: Exclude<PricingDuration, 'night'>;
  readonly category?: ListingCategory;
  readonly occupancy?: Occupancy;
  readonly amenity: readonly string[];
  readonly event: readonly string[];
  readonly residentCount?: number;
  readonly averageAge?: number;
  readonly dates?: StayDates;
  readonly pricingDuration: PricingDuration;
  readonly scheduleDuration: ScheduleDuration;
  readonly sort: StaySort;
  readonly page: number;
}

/** Changes to a search; undefined takes a field out. */
export type StaySearchPatch = { readonly [Key in keyof StaySearch]?: StaySearch[Key] | undefined };

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

function readPosition(source: QuerySource): StaySearchPatch {
  const latitude = numberOf(source, 'latitude', LATITUDE);
  const longitude = numberOf(source, 'longitude', LONGITUDE);
  if (latitude === undefined || longitude === undefined) return {};
  const radiusKm = nearestOf(source, 'radiusKm', RADIUS_KM) ?? DEFAULT_RADIUS_KM;
  return { latitude, longitude, radiusKm };
}

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

function readPrices(source: QuerySource): StaySearchPatch {
  const named = readId(PRICING_DURATIONS, source, 'priceSpan');
  const priceSpan = named === 'night' ? undefined : named;
  const bounds = priceSpan === undefined ? DOLLARS : SPAN_DOLLARS;
  const dollars = (name: string): number | undefined => {
    const price = nearestOf(source, name, bounds);
    return price === undefined ? undefined : Math.trunc(price);
  };
  const minPrice = dollars('minPrice');
  const maxPrice = dollars('maxPrice');
  if (minPrice === undefined && maxPrice === undefined) return {};
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) return {};
  return { minPrice, maxPrice, priceSpan };
}

function readId<const List extends readonly string[]>(
  list: List,
  source: QuerySource,
  name: string,
): List[number] | undefined {
  const id = lineOf(source, name, 40);
  return isOneOf(list, id) ? id : undefined;
}

function readOccupancy(source: QuerySource): Occupancy | undefined {
  const id = slugOf(lineOf(source, 'occupancy', 40) ?? '');
  return isOneOf(OCCUPANCIES, id) ? id : undefined;
}

function readCountry(source: QuerySource): string | undefined {
  const code = lineOf(source, 'locationValue', 8);
  return code && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : undefined;
}

function withoutGaps<T extends object>(value: T): T {
  const kept: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    if (each !== undefined) kept[name] = each;
  }
  return kept as T;
}

/**
 * The search a URL asks for (spec 1 §4.8, spec 3 §2.1). Never throws: what is not numeric or not
 * known is ignored. A number beyond its bounds counts as the nearest within them, so that nobody
 * who asks for more than there can be is shown homes for less.
 */
export function parseStaySearch(source: QuerySource): StaySearch {
  const count = (name: keyof typeof HOME_COUNTS): number | undefined =>
    nearestWholeOf(source, name, HOME_COUNTS[name]);
  return withoutGaps({
    locationValue: readCountry(source),
    address: lineOf(source, 'address', ADDRESS_LENGTH),
    ...readPosition(source),
    bbox: readBox(source),
    guestCount: count('guestCount'),
    roomCount: count('roomCount'),
    bathroomCount: count('bathroomCount'),
    ...readPrices(source),
    category:
      readId(LISTING_CATEGORIES, source, 'category') ?? readId(LISTING_CATEGORIES, source, 'style'),
    occupancy: readOccupancy(source),
    amenity: slugsOf(source, 'amenity', MAX_IDS),
    event: slugsOf(source, 'event', MAX_IDS),
    // At least nobody is what every home has.
    residentCount: count('residentCount') || undefined,
    averageAge: nearestWholeOf(source, 'averageAge', HOME_COUNTS.averageGuestAge),
    dates: readDates(source),
    pricingDuration: readId(PRICING_DURATIONS, source, 'pricingDuration') ?? 'night',
    scheduleDuration: readId(SCHEDULE_DURATIONS, source, 'scheduleDuration') ?? 'one-time',
    sort: readId(STAY_SORTS, source, 'sort') ?? 'recommended',
    page: nearestWholeOf(source, 'page', PAGE) ?? PAGE.min,
  }) as StaySearch;
}

/** The parameters of a search in one fixed order, defaults left out. `parseStaySearch` undoes it. */
export function formatStaySearch(search: StaySearch): Record<string, string> {
  const params: Record<string, string | number | undefined> = {
    locationValue: search.locationValue,
    address: search.address,
    latitude: search.latitude,
    longitude: search.longitude,
    radiusKm: search.radiusKm === DEFAULT_RADIUS_KM ? undefined : search.radiusKm,
    bbox: search.bbox?.join(','),
    ...datesAsParams(search.dates),
    guestCount: search.guestCount,
    roomCount: search.roomCount,
    bathroomCount: search.bathroomCount,
    minPrice: search.minPrice,
    maxPrice: search.maxPrice,
    priceSpan: search.priceSpan,
    category: search.category,
    occupancy: search.occupancy,
    amenity: search.amenity.join(',') || undefined,
    event: search.event.join(',') || undefined,
    residentCount: search.residentCount,
    averageAge: search.averageAge,
    pricingDuration: search.pricingDuration === 'night' ? undefined : search.pricingDuration,
    scheduleDuration: search.scheduleDuration === 'one-time' ? undefined : search.scheduleDuration,
    sort: search.sort === 'recommended' ? undefined : search.sort,
    page: search.page === 1 ? undefined : search.page,
  };
  const known = Object.entries(withoutGaps(params));
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}

/** A search with some fields changed, back on page 1 unless the change names a page. */
export function withChange(search: StaySearch, patch: StaySearchPatch): StaySearch {
  const changed = { ...EMPTY_STAY_SEARCH, ...withoutGaps({ ...search, page: 1, ...patch }) };
  return parseStaySearch(formatStaySearch(changed));
}

/** A search that asks for nothing. */
export const EMPTY_STAY_SEARCH: StaySearch = parseStaySearch({});

/** A part of a search that a person can take out again; amenities and events one by one. */
export type StayFilterKey =
  | 'locationValue'
  | 'address'
  | 'position'
  | 'bbox'
  | 'dates'
  | 'guestCount'
  | 'roomCount'
  | 'bathroomCount'
  | 'price'
  | 'category'
  | 'occupancy'
  | 'amenity'
  | 'event'
  | 'residentCount'
  | 'averageAge';

export interface StayFilter {
  readonly key: StayFilterKey;
  /** The id of an amenity or event, or the value of a filter that is a single value. */
  readonly value?: string;
}

const SINGLE_VALUES = [
  'guestCount',
  'roomCount',
  'bathroomCount',
  'category',
  'occupancy',
  'residentCount',
  'averageAge',
] as const;

/** The filters that are on, ready to be shown as chips. */
export function activeFilters(search: StaySearch): StayFilter[] {
  const filters: StayFilter[] = [];
  if (search.locationValue) filters.push({ key: 'locationValue', value: search.locationValue });
  if (search.address) filters.push({ key: 'address', value: search.address });
  if (search.latitude !== undefined) filters.push({ key: 'position' });
  if (search.bbox) filters.push({ key: 'bbox' });
  if (search.dates) filters.push({ key: 'dates' });
  if (search.minPrice !== undefined || search.maxPrice !== undefined)
    filters.push({ key: 'price' });
  for (const key of SINGLE_VALUES) {
    const value = search[key];
    if (value !== undefined) filters.push({ key, value: String(value) });
  }
  for (const value of search.amenity) filters.push({ key: 'amenity', value });
  for (const value of search.event) filters.push({ key: 'event', value });
  return filters;
}

/** The search without one filter, back on page 1. */
export function removeFilter(search: StaySearch, filter: StayFilter): StaySearch {
  const { key, value } = filter;
  switch (key) {
    case 'position':
      return withChange(search, { latitude: undefined, longitude: undefined, radiusKm: undefined });
    case 'price':
      return withChange(search, {
        minPrice: undefined,
        maxPrice: undefined,
        priceSpan: undefined,
      });
    case 'amenity':
    case 'event':
      return withChange(search, { [key]: search[key].filter((id) => id !== value) });
    default:
      return withChange(search, { [key]: undefined });
  }
}
