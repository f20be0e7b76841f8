import {
  ITINERANT_CATEGORIES,
  type ItinerantCategory,
  PRICING_DURATIONS,
  type PricingDuration,
  SCHEDULE_DURATIONS,
  type ScheduleDuration,
} from '../vocabulary.ts';
import { defineSearch } from './define-search.ts';
import { choice, oneOf } from './fields.ts';
import { SECTION_FIELDS, SECTION_FILTERS, type SectionSearch } from './section-search.ts';

/** What is asked of itinerants (spec 3 §2.1). A missing field asks for nothing. */
export interface ItinerantSearch extends SectionSearch {
  readonly category?: ItinerantCategory;
  readonly pricingDuration: PricingDuration;
  readonly scheduleDuration: ScheduleDuration;
}

/** What is asked of itinerants, to and from the URL. */
export const itinerantSearch = defineSearch<
  ItinerantSearch,
  (typeof SECTION_FILTERS)[number] | 'category'
>(
  [
    ...SECTION_FIELDS,
    oneOf(ITINERANT_CATEGORIES, 'category'),
    choice(PRICING_DURATIONS, 'pricingDuration', 'night'),
    choice(SCHEDULE_DURATIONS, 'scheduleDuration', 'one-time'),
  ],
  [...SECTION_FILTERS, 'category'],
);
