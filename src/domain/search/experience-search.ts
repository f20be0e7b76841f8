import {
  EXPERIENCE_CATEGORIES,
  EXPERIENCE_SORTS,
  type ExperienceCategory,
  type ExperienceSort,
  SCHEDULE_DURATIONS,
  type ScheduleDuration,
} from '../vocabulary.ts';
import { defineSearch, type SearchField } from './define-search.ts';
import {
  choice,
  count,
  countAbove1,
  type ExactDates,
  exactDates,
  flag,
  ids,
  optionalChoice,
  page,
  present,
  priceAtMost,
  slug,
} from './fields.ts';
import { address, box, country, position } from './place-fields.ts';
import type { PlacedSearch } from './placed-search.ts';
import { SECTION_COUNT, type SectionSearch } from './section-search.ts';
import { MAX_IDS } from './stay-limits.ts';

/** Named days, searched hour by hour; each begins and ends in the time zone of the place. */
export const SEARCH_DAYS = ['today', 'tomorrow', 'weekend'] as const;
export type SearchDays = (typeof SEARCH_DAYS)[number];

/** Criteria of a search for experiences. A missing field sets no criterion. */
export interface ExperienceSearch extends PlacedSearch, SectionSearch {
  readonly category?: ExperienceCategory;
  /** Id of a style of the catalogue. */
  readonly style?: string;
  /** All of these. */
  readonly amenity: readonly string[];
  /** Any of these. */
  readonly routine: readonly string[];
  /** Dollars a guest at most, of a session or of a pass, by `scheduleDuration`. */
  readonly price?: number;
  /** Only those whose host has shown a document. */
  readonly hostVerified?: true;
  /** An alternative to dates, which take precedence. */
  readonly when?: SearchDays;
  /** The price on cards: `one-time` a session, `full` a pass, both for one guest. */
  readonly scheduleDuration: ScheduleDuration;
  readonly sort: ExperienceSort;
  readonly page: number;
}

const days = optionalChoice(SEARCH_DAYS, 'when');

/** Two dates, or days by their name: one filter, since both describe the time. */
const datesOrDays: SearchField<{ dates?: ExactDates; when?: SearchDays }, 'dates'> = {
  name: 'dates',
  keys: ['dates', 'when'],
  read(source) {
    const { dates } = exactDates.read(source);
    return { dates, when: dates === undefined ? days.read(source).when : undefined };
  },
  write: (search) => (search.dates === undefined ? days.write(search) : exactDates.write(search)),
  filters: ({ dates, when }) => present(dates !== undefined || when !== undefined),
};

/** The filters of a search for experiences, in the order of their chips. */
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
  'hostVerified',
  'amenity',
  'routine',
] as const;

/**
 * The codec of searches for experiences, to and from the URL: the parameters of both dialogs (spec
 * 2 §2), each in the order of its own list, then those that neither names. Rooms and bathrooms are
 * read and written, and no experience has any.
 */
export const experienceSearch = defineSearch<ExperienceSearch, (typeof FILTERS)[number]>(
  [
    optionalChoice(EXPERIENCE_CATEGORIES, 'category'),
    slug('style'),
    ids('amenity', MAX_IDS),
    ids('routine', MAX_IDS),
    priceAtMost,
    country,
    count('guestCount', SECTION_COUNT),
    address,
    countAbove1('roomCount', SECTION_COUNT),
    countAbove1('bathroomCount', SECTION_COUNT),
    datesOrDays,
    position,
    box,
    flag('hostVerified'),
    choice(SCHEDULE_DURATIONS, 'scheduleDuration', 'one-time'),
    choice(EXPERIENCE_SORTS, 'sort', 'recommended'),
    page,
  ],
  FILTERS,
);

/** A removable part of a search; amenities and routines are removed one by one. */
export type ExperienceFilterKey = (typeof FILTERS)[number];
