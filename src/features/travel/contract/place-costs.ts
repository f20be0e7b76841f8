import * as v from 'valibot';
import { isMonthText } from '#domain/dates.ts';
import { CABIN_CLASSES, PASSENGERS, TRAVEL_REGIONS } from '#domain/flights.ts';
import { LOCAL_SEASONS } from '#domain/local-season.ts';
import { WINDOW_BOUNDS } from '#domain/stay-windows.ts';
import { foreignLanguageSchema, pictureSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, idSchema, instantSchema } from '#platform/contract/schemas.ts';
import { iataSchema, priceBandSchema } from './flights.ts';
import { festivalEntries } from './targets.ts';

const numberText = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
const monthSchema = v.pipe(
  v.string(),
  v.check((text) => isMonthText(text)),
);

/** Costs of a month at a place, of the stay there that costs least. */
export const placeCostSchema = v.object({
  /** Code of the destination, which is also its id as a target. */
  id: v.string(),
  name: v.string(),
  /** Two-letter code. */
  country: v.string(),
  countryName: v.string(),
  region: v.picklist(TRAVEL_REGIONS),
  latitude: v.number(),
  longitude: v.number(),
  /** Whether its centre is at most 10 km from the coast. */
  isNearSea: v.boolean(),
  /** The days of the stay: of the flight there and of the flight back. */
  startDate: dateSchema,
  endDate: dateSchema,
  /**
   * Cents of thirty nights as in a comparison of trips, and the range that the estimate of the
   * flights leaves.
   */
  monthly: priceBandSchema,
  /** Homes that are free on all these nights for all guests: at least one. */
  homes: v.object({
    count: v.number(),
    /** Cents for all nights, all in. */
    median: centsSchema,
    /** Path and query of the page with these homes. */
    href: v.string(),
  }),
  /** Both flights for all passengers, in dollars; null for the origin's own town. */
  flight: v.nullable(
    v.object({
      ...priceBandSchema.entries,
      /** One way, with a likely connection. */
      minutes: v.number(),
      /** Path and query of the page with these flights. */
      href: v.string(),
    }),
  ),
  /** The wifi of these homes, measured or as hosts state it; null where none is known. */
  wifi: v.nullable(v.object({ median: v.number(), homes: v.number() })),
  /** The usual weather in the middle of the stay, by latitude and month alone. */
  season: v.picklist(LOCAL_SEASONS),
  /** Festivals there during the stay, or likely to be. */
  festivals: v.array(v.object({ id: v.string(), name: v.string(), ...festivalEntries })),
  /**
   * Days that the caller may stay in the Schengen area from the first day on, 0 to 90; null outside
   * of it, for passports without a limit, and signed out.
   */
  schengenDays: v.nullable(v.number()),
  /** The home of the median price, or the one below; its picture is null without any. */
  example: v.nullable(
    v.object({
      id: idSchema,
      title: v.string(),
      language: foreignLanguageSchema,
      picture: v.nullable(pictureSchema),
    }),
  ),
});
export type PlaceCost = v.InferOutput<typeof placeCostSchema>;

export const placeCostsSchema = v.object({
  /** With its latitude, by which the seasons there are named. */
  origin: v.object({ code: v.string(), town: v.string(), latitude: v.number() }),
  nights: v.number(),
  /** First days of the stays that were compared at each place. */
  starts: v.array(dateSchema),
  /** When it was computed: an answer is handed out for ten minutes. */
  computedAt: instantSchema,
  /** Every place with at least one free home; the least expensive month first. */
  places: v.array(placeCostSchema),
});
export type PlaceCosts = v.InferOutput<typeof placeCostsSchema>;

export const listPlaceCosts = defineRoute({
  id: 'travel.list-place-costs',
  method: 'GET',
  path: '/api/travel/place-costs',
  summary:
    'List all places with a free home by what a month there costs with flights, each for the stay that costs least',
  access: 'public',
  query: v.object({
    origin: iataSchema,
    nights: v.optional(
      v.pipe(numberText, v.minValue(WINDOW_BOUNDS.min), v.maxValue(WINDOW_BOUNDS.max)),
      String(WINDOW_BOUNDS.initial),
    ),
    /** The months that the stay lies in; without them this one and the next three. */
    firstMonth: v.optional(monthSchema),
    lastMonth: v.optional(monthSchema),
    /** All of them are also guests of the home. */
    passengers: v.optional(
      v.pipe(numberText, v.minValue(PASSENGERS.min), v.maxValue(PASSENGERS.max)),
      String(PASSENGERS.initial),
    ),
    travelClass: v.optional(v.picklist(CABIN_CLASSES), 'economy'),
  }),
  response: placeCostsSchema,
  errors: [
    'invalid-input',
    'unknown-airport',
    'departure-past',
    'departure-too-far',
    'return-first',
  ],
  transaction: 'own',
});
