import { addDays, type DateRange, isDateText, nightsBetween } from '../dates.ts';
import { lineOf, type QuerySource, valuesOf, wholeOf } from './query-values.ts';
import { MAX_NIGHTS } from './stay-dates.ts';

/** What the short search of itinerants and of experiences asks for (spec 3 §2.1). */
export interface SectionSearch {
  /** Country, two letters. */
  readonly locationValue?: string;
  readonly guestCount?: number;
  readonly address?: string;
  readonly roomCount?: number;
  readonly bathroomCount?: number;
  readonly dates?: DateRange;
}

const MAX_COUNT = 20;
const ADDRESS_LENGTH = 200;

/** The parameters of a short search, in the order of spec 3 §2.1. */
export const SECTION_SEARCH_NAMES = [
  'locationValue',
  'guestCount',
  'address',
  'roomCount',
  'bathroomCount',
  'startDate',
  'endDate',
] as const;

/** The short search a URL asks for; what is not of the wanted kind is ignored. */
export function parseSectionSearch(source: QuerySource): SectionSearch {
  const country = lineOf(source, 'locationValue', 8);
  const address = lineOf(source, 'address', ADDRESS_LENGTH);
  const dates = rangeOf(valuesOf(source, 'startDate')[0], valuesOf(source, 'endDate')[0]);
  const count = (name: 'guestCount' | 'roomCount' | 'bathroomCount') => {
    const value = wholeOf(source, name, 1, MAX_COUNT);
    return value === undefined ? {} : { [name]: value };
  };
  return {
    ...(country && /^[a-z]{2}$/i.test(country) ? { locationValue: country.toUpperCase() } : {}),
    ...count('guestCount'),
    ...(address === undefined ? {} : { address }),
    ...count('roomCount'),
    ...count('bathroomCount'),
    ...(dates === null ? {} : { dates }),
  };
}

/** The parameters of a short search; `parseSectionSearch` undoes it. */
export function formatSectionSearch(search: SectionSearch): Record<string, string> {
  const params: Record<(typeof SECTION_SEARCH_NAMES)[number], string | number | undefined> = {
    locationValue: search.locationValue,
    guestCount: search.guestCount,
    address: search.address,
    roomCount: search.roomCount,
    bathroomCount: search.bathroomCount,
    startDate: search.dates?.start,
    endDate: search.dates?.end,
  };
  return Object.fromEntries(
    SECTION_SEARCH_NAMES.flatMap((name) => {
      const value = params[name];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

function rangeOf(start: unknown, end: unknown): DateRange | null {
  if (!isDateText(start) || !isDateText(end) || start < '2000' || end >= '2200') return null;
  const nights = nightsBetween(start, end);
  if (nights < 0 || nights > MAX_NIGHTS) return null;
  // The same day twice is one (spec 1 §2.2).
  return { start, end: addDays(start, Math.max(1, nights)) };
}
