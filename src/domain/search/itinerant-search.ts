import {
  ITINERANT_CATEGORIES,
  ITINERANT_SORTS,
  type ItinerantCategory,
  type ItinerantSort,
  type Occupancy,
  SCENERY_STYLES,
  SCHEDULE_DURATIONS,
  type SceneryStyle,
  type ScheduleDuration,
} from '../vocabulary.ts';
import { defineSearch } from './define-search.ts';
import {
  choice,
  count,
  countAbove1,
  exactDates,
  flag,
  ids,
  occupancy,
  optionalChoice,
  page,
  priceAtMost,
} from './fields.ts';
import { address, box, country, position } from './place-fields.ts';
import type { PlacedSearch } from './placed-search.ts';
import { SECTION_COUNT, type SectionSearch } from './section-search.ts';
import { MAX_IDS } from './stay-limits.ts';

/** Criteria of a search for itinerants. A missing field sets no criterion. */
export interface ItinerantSearch extends PlacedSearch, SectionSearch {
  readonly category?: ItinerantCategory;
  readonly occupancy?: Occupancy;
  readonly amenity: readonly string[];
  readonly event: readonly string[];
  /** Dollars a guest at most, of a night or of the whole route, by `scheduleDuration`. */
  readonly price?: number;
  readonly style?: SceneryStyle;
  /** Only those whose host has shown a document. */
  readonly hostVerified?: true;
  /** The price on cards: `one-time` a night, `full` the whole route, both for one guest. */
  readonly scheduleDuration: ScheduleDuration;
  readonly sort: ItinerantSort;
  readonly page: number;
}

/** The filters of a search for itinerants, in the order of their chips. */
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
  'style',
  'occupancy',
  'hostVerified',
  'amenity',
  'event',
] as const;

/**
 * The codec of searches for itinerants, to and from the URL: the parameters of spec 3 §2.1 in its
 * order, then those that it doesn't name.
 */
export const itinerantSearch = defineSearch<ItinerantSearch, (typeof FILTERS)[number]>(
  [
    country,
    count('guestCount', SECTION_COUNT),
    countAbove1('roomCount', SECTION_COUNT),
    countAbove1('bathroomCount', SECTION_COUNT),
    optionalChoice(ITINERANT_CATEGORIES, 'category'),
    address,
    occupancy,
    ids('amenity', MAX_IDS),
    ids('event', MAX_IDS),
    exactDates,
    priceAtMost,
    optionalChoice(SCENERY_STYLES, 'style'),
    position,
    box,
    flag('hostVerified'),
    choice(SCHEDULE_DURATIONS, 'scheduleDuration', 'one-time'),
    choice(ITINERANT_SORTS, 'sort', 'recommended'),
    page,
  ],
  FILTERS,
);

/** A removable part of a search; amenities and events are removed one by one. */
export type ItinerantFilterKey = (typeof FILTERS)[number];
