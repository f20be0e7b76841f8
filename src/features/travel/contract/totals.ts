import * as v from 'valibot';
import { CABIN_CLASSES, TRAVEL_TYPES } from '#domain/flights.ts';
import { HOME_COUNTS } from '#domain/home-counts.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, instantSchema } from '#platform/contract/schemas.ts';
import {
  flightTargetSchema,
  flightTargetsSchema,
  iataSchema,
  passengersSchema,
} from './flights.ts';

const guestsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(HOME_COUNTS.guestCount.min),
  v.maxValue(HOME_COUNTS.guestCount.max),
);

/** The trip for which places are compared. */
export const tripTotalsInputSchema = v.object({
  origin: iataSchema,
  targets: flightTargetsSchema,
  startDate: dateSchema,
  endDate: dateSchema,
  passengers: passengersSchema,
  /** Guests in the home; by default the number of passengers. */
  guests: v.optional(guestsSchema),
  travelClass: v.optional(v.picklist(CABIN_CLASSES), 'economy'),
  /** The section's filter: for any value but `all`, the flight is one-way (spec 3 §7). */
  type: v.optional(v.picklist(TRAVEL_TYPES), 'all'),
});
export type TripTotalsInput = v.InferOutput<typeof tripTotalsInputSchema>;

/** A figure with its source: path and query of the page that shows the counted items. */
const sourced = { href: v.string() };

export const tripTotalSchema = v.object({
  target: flightTargetSchema,
  /** For all passengers; null if unknown. */
  flight: v.nullable(
    v.object({
      /** Hundredths of the currency. */
      amount: centsSchema,
      currency: v.string(),
      isEstimate: v.boolean(),
      ...sourced,
    }),
  ),
  /** Homes that are free on all nights for all guests. */
  homes: v.object({
    count: v.number(),
    /** Cents for all nights, the median of these homes' total prices; null without one. */
    median: v.nullable(centsSchema),
    ...sourced,
  }),
  /** Itinerants there then; not part of the sum. */
  itinerants: v.object({
    count: v.number(),
    /** Cents a night and guest of the least expensive; null without one. */
    from: v.nullable(centsSchema),
    ...sourced,
  }),
  /** Experiences with a session there then; not part of the sum. */
  experiences: v.object({
    count: v.number(),
    /** Cents a guest of the least expensive; null without one. */
    from: v.nullable(centsSchema),
    ...sourced,
  }),
  /**
   * Cents of flight and home for the trip, and for thirty nights: the home's nights at their
   * price, the flight once for each month begun. Null if one is missing or not in dollars.
   */
  trip: v.nullable(centsSchema),
  monthly: v.nullable(centsSchema),
  /** Why there is no sum. */
  missing: v.array(v.picklist(['flight', 'homes', 'currency'])),
});
export type TripTotal = v.InferOutput<typeof tripTotalSchema>;

export const tripTotalsSchema = v.object({
  source: v.picklist(['estimate', 'duffel']),
  /** Whether the flights are one-way, by the filter of the section. */
  isOneWay: v.boolean(),
  nights: v.number(),
  /** When the flights' prices become stale; null without a price. */
  expiresAt: v.nullable(instantSchema),
  /** The least expensive month first, then those without a sum. */
  totals: v.array(tripTotalSchema),
});
export type TripTotals = v.InferOutput<typeof tripTotalsSchema>;

export const compareTrips = defineRoute({
  id: 'travel.compare-trips',
  method: 'POST',
  path: '/api/travel/totals',
  summary: 'Compare what a trip to up to six places costs a month: flights, homes, what is on',
  access: 'public',
  body: tripTotalsInputSchema,
  response: tripTotalsSchema,
  errors: [
    'invalid-input',
    'no-target',
    'too-many-targets',
    'unknown-airport',
    'departure-past',
    'departure-too-far',
    'return-first',
  ],
  transaction: 'own',
});
