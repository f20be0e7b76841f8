import { HOME_COUNTS } from '../home-counts.ts';
import {
  LISTING_CATEGORIES,
  type ListingCategory,
  type Occupancy,
  PRICING_DURATIONS,
  type PricingDuration,
  SCHEDULE_DURATIONS,
  type ScheduleDuration,
  STAY_SORTS,
  type StaySort,
} from '../vocabulary.ts';
import { WIFI_MBPS } from '../wifi-speed.ts';
import { defineSearch, type SearchFilter, type SearchPatch } from './define-search.ts';
import {
  choice,
  count,
  countAbove0,
  dates,
  flag,
  ids,
  occupancy,
  optionalChoice,
  page,
  price,
} from './fields.ts';
import { address, box, country, position } from './place-fields.ts';
import type { PlacedSearch } from './placed-search.ts';
import { readPriceDuration } from './price-duration.ts';
import type { QuerySource } from './query-source.ts';
import type { StayDates } from './stay-dates.ts';
import { MAX_IDS } from './stay-limits.ts';

export type { StayDates };

/** Criteria of a search for stays. A missing field sets no criterion. */
export interface StaySearch extends PlacedSearch {
  readonly guestCount?: number;
  readonly roomCount?: number;
  readonly bathroomCount?: number;
  /** Whole dollars of a night, or of the `priceSpan`. */
  readonly minPrice?: number;
  /** As `minPrice`. */
  readonly maxPrice?: number;
  /** The period of the prices where it isn't a night; present only with a price. */
  readonly priceSpan?: Exclude<PricingDuration, 'night'>;
  readonly category?: ListingCategory;
  readonly occupancy?: Occupancy;
  readonly amenity: readonly string[];
  readonly event: readonly string[];
  readonly residentCount?: number;
  readonly averageAge?: number;
  /** Minimum wifi speed, in megabits a second. */
  readonly minMbps?: number;
  /** Only those whose host has shown a document. */
  readonly hostVerified?: true;
  readonly dates?: StayDates;
  readonly pricingDuration: PricingDuration;
  readonly scheduleDuration: ScheduleDuration;
  readonly sort: StaySort;
  readonly page: number;
}

/** Changes to a search; undefined removes a field. */
export type StaySearchPatch = SearchPatch<StaySearch>;

/** The filters of a search for stays, in the order of their chips. */
const FILTERS = [
  'locationValue',
  'address',
  'position',
  'bbox',
  'dates',
  'price',
  'guestCount',
  'roomCount',
  'bathroomCount',
  'category',
  'occupancy',
  'residentCount',
  'averageAge',
  'minMbps',
  'hostVerified',
  'amenity',
  'event',
] as const;

const pricingDuration = {
  ...choice(PRICING_DURATIONS, 'pricingDuration', 'night'),
  // The rule of links and cards, which read it without the other fields.
  read: (source: QuerySource) => ({ pricingDuration: readPriceDuration(source) }),
};

/** The codec of searches for homes, to and from the URL (spec 1 §4.8, spec 3 §2.1). */
export const staySearch = defineSearch<StaySearch, (typeof FILTERS)[number]>(
  [
    country,
    address,
    position,
    box,
    dates,
    count('guestCount', HOME_COUNTS.guestCount),
    count('roomCount', HOME_COUNTS.roomCount),
    count('bathroomCount', HOME_COUNTS.bathroomCount),
    price,
    optionalChoice(LISTING_CATEGORIES, 'category', 'style'),
    occupancy,
    ids('amenity', MAX_IDS),
    ids('event', MAX_IDS),
    countAbove0('residentCount', HOME_COUNTS.residentCount),
    count('averageAge', HOME_COUNTS.averageGuestAge),
    count('minMbps', WIFI_MBPS),
    flag('hostVerified'),
    pricingDuration,
    choice(SCHEDULE_DURATIONS, 'scheduleDuration', 'one-time'),
    choice(STAY_SORTS, 'sort', 'recommended'),
    page,
  ],
  FILTERS,
);

export const {
  parse: parseStaySearch,
  format: formatStaySearch,
  change: withChange,
  activeFilters,
  removeFilter,
  withoutPlace,
  withoutFilters,
} = staySearch;

/** A search without criteria. */
export const EMPTY_STAY_SEARCH: StaySearch = parseStaySearch({});

/** A removable part of a search; amenities and events are removed one by one. */
export type StayFilterKey = (typeof FILTERS)[number];

export type StayFilter = SearchFilter<StayFilterKey>;
