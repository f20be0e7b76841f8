import type { SearchField } from './define-search.ts';
import { count, countAbove1, type ExactDates, exactDates } from './fields.ts';
import { address, country } from './place-fields.ts';
import type { PlacedSearch } from './placed-search.ts';

/** What the short search of itinerants and of experiences asks for (spec 3 §2.1). */
export interface SectionSearch extends Pick<PlacedSearch, 'locationValue' | 'address'> {
  readonly guestCount?: number;
  readonly roomCount?: number;
  readonly bathroomCount?: number;
  readonly dates?: ExactDates;
}

/** Of guests, rooms and bathrooms; a number above counts as the most (spec 3 §9). */
export const SECTION_COUNT = { min: 1, max: 20 };

/** The fields of the short search, in the order of spec 3 §2.1. */
export const SECTION_FIELDS: readonly SearchField<SectionSearch>[] = [
  country,
  count('guestCount', SECTION_COUNT),
  address,
  countAbove1('roomCount', SECTION_COUNT),
  countAbove1('bathroomCount', SECTION_COUNT),
  exactDates,
];

/** What the pill of a section shows, and its short search asks for. */
export const SECTION_FILTERS = [
  'locationValue',
  'address',
  'dates',
  'guestCount',
  'roomCount',
  'bathroomCount',
] as const;
