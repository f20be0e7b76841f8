import type { ExactDates } from './fields.ts';
import type { PlacedSearch } from './placed-search.ts';

/** Criteria of the short search of itinerants and of experiences (spec 3 §2.1). */
export interface SectionSearch extends Pick<PlacedSearch, 'locationValue' | 'address'> {
  readonly guestCount?: number;
  readonly roomCount?: number;
  readonly bathroomCount?: number;
  readonly dates?: ExactDates;
}

/** Bounds of guests, rooms and bathrooms; a larger number counts as the maximum (spec 3 §9). */
export const SECTION_COUNT = { min: 1, max: 20 };
