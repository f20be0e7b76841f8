import { type DateText, isDateText } from '../dates.ts';

import {
  CABIN_CLASSES,
  type CabinClass,
  DEFAULT_ORIGIN,
  defaultTravelDates,
  isFestivalId,
  isIataCode,
  MAX_TARGETS,
  normaliseIataCode,
  PASSENGERS,
  SEARCH_TERM_LENGTH,
  TRAVEL_REGIONS,
  TRAVEL_SEASONS,
  TRAVEL_TYPES,
  type TravelRegion,
  type TravelSeason,
  type TravelType,
} from '../flights.ts';
import { isOneOf } from '../vocabulary.ts';
import { defineSearch, type SearchField } from './define-search.ts';
import { choice, optionalChoice, present, single } from './fields.ts';
import { readValues } from './query-source.ts';
import { readClampedInteger, readLine } from './query-values.ts';

/** Criteria of the travel section (spec 3 §3.6). A missing field sets no criterion. */
export interface TravelSearch {
  /** Narrows the list of targets. */
  readonly searchTerm?: string;
  readonly region?: TravelRegion;
  readonly season?: TravelSeason;
  readonly type: TravelType;
  /** The day of departure in the origin's time zone; without it, the default dates apply. */
  readonly startDate?: DateText;
  /** The day of the flight back, not before the other; there only with it. */
  readonly endDate?: DateText;
  /** Two or three letters; the table of airports decides whether the code exists. */
  readonly origin: string;
  readonly travelClass: CabinClass;
  readonly passengers: number;
  /** Codes of destinations and ids of festivals, each once. */
  readonly targets: readonly string[];
}

const searchTerm: SearchField<{ searchTerm?: string }, 'searchTerm'> = {
  name: 'searchTerm',
  keys: ['searchTerm'],
  read: (source) => ({ searchTerm: readLine(source, 'searchTerm', SEARCH_TERM_LENGTH) }),
  write: (search) => ({ searchTerm: search.searchTerm }),
  filters: (search) => single(search.searchTerm),
};

// Far-off years are not known: counting from the end of the calendar would leave it.
function isNear(date: unknown): date is DateText {
  return isDateText(date) && date >= '2000' && date < '2200';
}

const dates: SearchField<{ startDate?: DateText; endDate?: DateText }, 'dates'> = {
  name: 'dates',
  keys: ['startDate', 'endDate'],
  read(source) {
    const [startDate] = readValues(source, 'startDate');
    if (!isNear(startDate)) return { startDate: undefined, endDate: undefined };
    const [endDate] = readValues(source, 'endDate');
    return { startDate, endDate: isNear(endDate) && endDate >= startDate ? endDate : undefined };
  },
  write: ({ startDate, endDate }) => ({ startDate, endDate }),
  filters: ({ startDate }) => present(startDate !== undefined),
};

/** Written even where it is the default (spec 3 §5 leaves only empty values out). */
const origin: SearchField<{ origin: string }, 'origin'> = {
  name: 'origin',
  keys: ['origin'],
  read(source) {
    const code = normaliseIataCode(readLine(source, 'origin', 8) ?? '');
    return { origin: /^[A-Z]{2,3}$/.test(code) ? code : DEFAULT_ORIGIN };
  },
  write: (search) => ({ origin: search.origin }),
  filters: (search) => (search.origin === DEFAULT_ORIGIN ? [] : single(search.origin)),
};

const travelClass: SearchField<{ travelClass: CabinClass }, 'travelClass'> = {
  name: 'travelClass',
  keys: ['travelClass'],
  read(source) {
    const cabin = readLine(source, 'travelClass', 40);
    return { travelClass: isOneOf(CABIN_CLASSES, cabin) ? cabin : CABIN_CLASSES[0] };
  },
  write: (search) => ({ travelClass: search.travelClass }),
  filters: (search) => (search.travelClass === CABIN_CLASSES[0] ? [] : single(search.travelClass)),
};

const passengers: SearchField<{ passengers: number }, 'passengers'> = {
  name: 'passengers',
  keys: ['passengers'],
  read: (source) => ({
    passengers: readClampedInteger(source, 'passengers', PASSENGERS) ?? PASSENGERS.initial,
  }),
  write: (search) => ({ passengers: search.passengers }),
  filters: (search) => (search.passengers === PASSENGERS.initial ? [] : single(search.passengers)),
};

const targets: SearchField<{ targets: readonly string[] }, 'targets'> = {
  name: 'targets',
  keys: ['targets'],
  read(source) {
    const found = new Set<string>();
    for (const value of readValues(source, 'targets').slice(0, 20)) {
      if (typeof value !== 'string') continue;
      for (const each of value.slice(0, 2_000).split(',')) {
        const id = isFestivalId(each.trim()) ? each.trim() : normaliseIataCode(each);
        if ((isFestivalId(id) || isIataCode(id)) && found.size < MAX_TARGETS) found.add(id);
      }
    }
    return { targets: [...found] };
  },
  write: (search) => ({ targets: search.targets?.join(',') || undefined }),
  filters: (search) => search.targets ?? [],
  without: (search, value) => ({ targets: (search.targets ?? []).filter((id) => id !== value) }),
};

/** The filters of the section, in the order of spec 3 §2.10. */
const FILTERS = [
  'region',
  'season',
  'type',
  'dates',
  'origin',
  'travelClass',
  'passengers',
  'targets',
] as const;

/**
 * The codec of the travel section, to and from the URL: the parameters of spec 3 §2.1 in its order,
 * then the targets, so that a link shows the same.
 */
export const travelSearch = defineSearch<TravelSearch, (typeof FILTERS)[number]>(
  [
    searchTerm,
    optionalChoice(TRAVEL_REGIONS, 'region'),
    optionalChoice(TRAVEL_SEASONS, 'season'),
    {
      ...choice(TRAVEL_TYPES, 'type', 'all'),
      filters: ({ type }) => (type === 'all' ? [] : single(type)),
    },
    dates,
    origin,
    travelClass,
    passengers,
    targets,
  ],
  FILTERS,
);

/**
 * How many filters differ from the default search; today's default dates don't count (spec 3
 * §2.10). Each chosen target is one.
 *
 * @param townOfReader the origin that a page takes for a reader who chose none: no filter either
 */
export function countTravelFilters(
  search: TravelSearch,
  today: DateText,
  townOfReader?: string,
): number {
  const { startDate, endDate } = defaultTravelDates(today);
  const isDefault = search.startDate === startDate && search.endDate === endDate;
  const active = travelSearch.activeFilters(search).filter(({ key }) => {
    if (key === 'origin') return search.origin !== townOfReader;
    return key !== 'dates' || !isDefault;
  });
  return active.length;
}
