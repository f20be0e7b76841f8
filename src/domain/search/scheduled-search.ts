import {
  PRICING_DURATIONS,
  type PricingDuration,
  SCHEDULE_DURATIONS,
  type ScheduleDuration,
} from '../vocabulary.ts';
import { defineSearch, type SearchCodec, type SearchField } from './define-search.ts';
import { choice, oneOf } from './fields.ts';

import { SECTION_FIELDS, SECTION_FILTERS, type SectionSearch } from './section-search.ts';

/**
 * What is asked of listings that run on a schedule, itinerants and experiences (spec 3 §2.1).
 * A missing field asks for nothing.
 */
export interface ScheduledSearch<Category extends string> extends SectionSearch {
  readonly category?: Category;
  readonly pricingDuration: PricingDuration;
  readonly scheduleDuration: ScheduleDuration;
}

/** The filters of such a search, in the order of their chips. */
const SCHEDULED_FILTERS = [...SECTION_FILTERS, 'category'] as const;

/**
 * What is asked of one kind of scheduled listings, to and from the URL.
 *
 * @param categories the ids of the kind's categories
 */
export function defineScheduledSearch<Category extends string>(
  categories: readonly Category[],
): SearchCodec<ScheduledSearch<Category>, (typeof SCHEDULED_FILTERS)[number]> {
  const fields: readonly SearchField<ScheduledSearch<Category>>[] = [
    ...SECTION_FIELDS,
    oneOf(categories, 'category'),
    choice(PRICING_DURATIONS, 'pricingDuration', 'night'),
    choice(SCHEDULE_DURATIONS, 'scheduleDuration', 'one-time'),
  ];
  return defineSearch(fields, SCHEDULED_FILTERS);
}
