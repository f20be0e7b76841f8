import * as v from 'valibot';
import { LISTING_CATEGORIES, OCCUPANCIES } from '#domain/vocabulary.ts';
import { amenityGroupSchema, eventTypeSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { staySearchQuery } from './schemas.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/**
 * Number of stays that would remain with each id in addition to the search; every id is included.
 */
const remainingSchema = v.record(v.string(), v.number());

/** Figures of a search. Prices are per night in whole dollars, as in the search. */
export const stayAnalyticsSchema = v.object({
  /** Number of matches. */
  total: countSchema,
  price: v.object({
    /** Over stays with a price above 0 (spec 3 §9); null without matches. */
    average: v.nullable(countSchema),
    /** Rounded down. */
    lowest: v.nullable(countSchema),
    /** Rounded up. */
    highest: v.nullable(countSchema),
  }),
  /** Prices of the matches without the price range. */
  histogram: v.object({
    /** End of the last bucket, which includes all dearer stays. */
    max: countSchema,
    /** Dollars per bucket; the first begins at 0. */
    width: countSchema,
    counts: v.array(countSchema),
  }),
  /** Average guest ages by decade from the first to the last non-empty one. */
  ages: v.array(v.object({ from: countSchema, to: countSchema, count: countSchema })),
  occupancies: v.array(v.object({ id: v.picklist(OCCUPANCIES), count: countSchema })),
  /** With each category instead of the current one. */
  categories: remainingSchema,
  amenities: remainingSchema,
  events: remainingSchema,
});
export type StayAnalytics = v.InferOutput<typeof stayAnalyticsSchema>;

/** spec 3 §2.5, §9: figures of the filter dialog for the current search. */
export const showAnalytics = defineRoute({
  id: 'stays.show-analytics',
  method: 'GET',
  path: '/api/stays/analytics',
  summary:
    'Prices, ages and occupancies of a search, and what remains with each category, amenity and event',
  access: 'public',
  query: staySearchQuery,
  response: stayAnalyticsSchema,
});

const described = { label: v.string(), description: v.string() };

export const stayChoicesSchema = v.object({
  categories: v.array(v.object({ id: v.picklist(LISTING_CATEGORIES), ...described })),
  occupancies: v.array(v.object({ id: v.picklist(OCCUPANCIES), ...described })),
  amenityGroups: v.array(amenityGroupSchema),
  events: v.array(eventTypeSchema),
});
export type StayChoices = v.InferOutput<typeof stayChoicesSchema>;

export const listChoices = defineRoute({
  id: 'stays.list-choices',
  method: 'GET',
  path: '/api/stays/choices',
  summary: 'List the categories, occupancies, amenities and events of homes, with labels',
  access: 'public',
  response: stayChoicesSchema,
});
