import type { ExactDates } from './fields.ts';
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
