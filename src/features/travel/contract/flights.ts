import * as v from 'valibot';
import {
  ALL_REGIONS,
  CABIN_CLASSES,
  normaliseIataCode,
  PASSENGERS,
  TARGET_TYPES,
  TRAVEL_REGIONS,
} from '#domain/flights.ts';
import { MAX_FLEXIBILITY } from '#domain/search/stay-dates.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, instantSchema, lineSchema } from '#platform/contract/schemas.ts';

/** More targets than this are not even parsed; up to it, `too-many-targets` names the problem. */
const MAX_TARGETS_READ = 100;

/** As typed or sent; the use case checks whether the place exists. */
export const iataSchema = v.pipe(v.string(), v.maxLength(20), v.transform(normaliseIataCode));

/** A target as callers send it (spec 3 §3.6). */
export const flightTargetSchema = v.object({
  id: lineSchema(60),
  name: lineSchema(100),
  iataCode: iataSchema,
  type: v.picklist(TARGET_TYPES),
  /** A code or a name; only echoed. */
  country: lineSchema(60),
});
export type FlightTarget = v.InferOutput<typeof flightTargetSchema>;

export const passengersSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(PASSENGERS.min),
  v.maxValue(PASSENGERS.max),
);

export const flightTargetsSchema = v.pipe(
  v.array(flightTargetSchema),
  v.maxLength(MAX_TARGETS_READ),
);

const regionSchema = v.optional(v.picklist([ALL_REGIONS, ...TRAVEL_REGIONS]));

/** The payload of spec 3 §7. */
export const flightSearchSchema = v.object({
  type: v.literal('search'),
  origin: iataSchema,
  targets: flightTargetsSchema,
  departureDate: dateSchema,
  returnDate: v.optional(dateSchema),
  adults: passengersSchema,
  children: v.optional(v.literal(0), 0),
  infants: v.optional(v.literal(0), 0),
  travelClass: v.picklist(CABIN_CLASSES),
  /** With a return date: two one-way flights when true, otherwise one return ticket. */
  isOneWay: v.boolean(),
  currency: v.optional(v.literal('USD'), 'USD'),
  /** Repeated in the answer; it doesn't narrow explicit targets. */
  region: regionSchema,
  /** Days that the trip may begin earlier or later: an estimate then names less expensive ones. */
  flexibility: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FLEXIBILITY)),
  ),
});
export type FlightSearchInput = v.InferOutput<typeof flightSearchSchema>;

/** Hundredths of the answer's or of an offer's currency: cents of dollars. */
const amountSchema = centsSchema;

export const priceBandSchema = v.object({
  low: amountSchema,
  typical: amountSchema,
  high: amountSchema,
});
export type PriceBand = v.InferOutput<typeof priceBandSchema>;

const segmentSchema = v.object({
  from: v.string(),
  to: v.string(),
  /** Local time there with its offset, `2027-03-01T09:30:00-05:00`. */
  departsAt: v.string(),
  arrivesAt: v.string(),
  /** The airline that flies, and the flight's number. */
  carrier: v.string(),
  flightNumber: v.string(),
});
export type FlightSegment = v.InferOutput<typeof segmentSchema>;

const itineraryEntries = {
  minutes: v.nullable(v.number()),
  stops: v.number(),
  segments: v.array(segmentSchema),
} as const;

/** Whether a ticket may be changed or refunded. */
const conditionSchema = v.object({
  /** null: the airline doesn't state it. */
  allowed: v.nullable(v.boolean()),
  /** The fee; null where unknown, 0 where free. */
  fee: v.nullable(v.object({ amount: amountSchema, currency: v.string() })),
});

export const flightOfferSchema = v.object({
  id: v.string(),
  /** For all passengers; for a return ticket, in both directions. */
  price: amountSchema,
  currency: v.string(),
  expiresAt: instantSchema,
  airline: v.string(),
  ...itineraryEntries,
  /** The return flight of a return ticket. */
  inbound: v.nullable(v.object(itineraryEntries)),
  /** Pieces per person; null where the airline doesn't state it. */
  bags: v.object({ checked: v.nullable(v.number()), carryOn: v.nullable(v.number()) }),
  conditions: v.object({ change: conditionSchema, refund: conditionSchema }),
});
export type FlightOffer = v.InferOutput<typeof flightOfferSchema>;

/** Earliest and latest possible landing day, in local time at the destination. */
const landingSchema = v.object({ first: dateSchema, last: dateSchema });

/** A flight in one direction. */
export const flightLegSchema = v.object({
  /** The day of departure, in local time at the origin. */
  date: dateSchema,
  landing: landingSchema,
  /** For an estimate, the landing day if the airport is closed on it; otherwise null. */
  closedOnLanding: v.nullable(dateSchema),
  /** Airports of the estimate, or the requested codes. */
  from: v.string(),
  to: v.string(),
  km: v.number(),
  /** Duration of the shortest known flight, with its stops; estimated without an offer. */
  minutes: v.number(),
  /** Kilograms of CO2 equivalent a person. */
  co2Kg: v.number(),
  /** Absent if there are offers. For all passengers. */
  estimate: v.optional(priceBandSchema),
  /** The three cheapest, and the cheapest with a checked bag if none of them has one. */
  offers: v.array(flightOfferSchema),
});
export type FlightLeg = v.InferOutput<typeof flightLegSchema>;

export const targetFailureSchema = v.object({
  /** `same-place`: the search leaves from there. `airport-closed`: nothing leaves on that day. */
  code: v.picklist([
    'flights-unavailable',
    'flights-timeout',
    'no-flights',
    'same-place',
    'airport-closed',
  ]),
  /** In the reader's language. */
  message: v.string(),
});

const cheaperDaysSchema = v.object({
  departureDate: dateSchema,
  /** Null for a one-way flight. */
  returnDate: v.nullable(dateSchema),
  /** Cents for all passengers. */
  typical: amountSchema,
});
export type CheaperDays = v.InferOutput<typeof cheaperDaysSchema>;

export const flightResultSchema = v.object({
  target: flightTargetSchema,
  outbound: v.nullable(flightLegSchema),
  /** Null without a return date, and after a failure. */
  inbound: v.nullable(flightLegSchema),
  /** The whole trip for all passengers; null if a part is missing or currencies differ. */
  total: v.nullable(v.object({ ...priceBandSchema.entries, currency: v.string() })),
  /** For an estimate, the days within the flexibility on which the same trip costs least. */
  cheaper: v.optional(cheaperDaysSchema),
  /** Cents a night of the least expensive home there that is free then; null without one. */
  homesFrom: v.nullable(centsSchema),
  /** Path and query of those homes. */
  homesSearch: v.string(),
  /** The reason for a missing part; the rest of the answer is valid. */
  error: v.optional(targetFailureSchema),
});
export type FlightResult = v.InferOutput<typeof flightResultSchema>;

export const flightAnswerSchema = v.object({
  source: v.picklist(['estimate', 'duffel']),
  /** Currency of all prices; null if offers have several. */
  currency: v.nullable(v.string()),
  /** `two-one-way`: two separate tickets; `return`: one ticket for both directions. */
  ticket: v.picklist(['one-way', 'two-one-way', 'return']),
  /** As requested. */
  region: regionSchema,
  searchedAt: instantSchema,
  /** When the prices become stale; null without a price. */
  expiresAt: v.nullable(instantSchema),
  /** The flights' origin: the requested code, its town in the reader's language. */
  origin: v.object({ code: v.string(), town: v.string() }),
  /** In the order of the targets. */
  results: v.array(flightResultSchema),
});
export type FlightAnswer = v.InferOutput<typeof flightAnswerSchema>;

/** spec 3 §7. If every target fails, 502 or 504; if some do, each has its `error`. */
export const searchFlights = defineRoute({
  id: 'travel.search-flights',
  method: 'POST',
  path: '/api/flightsAPIService',
  summary: 'Search flights from one place to up to six, by offers of airlines or estimated',
  access: 'public',
  body: flightSearchSchema,
  response: flightAnswerSchema,
  errors: [
    'invalid-input',
    'no-target',
    'too-many-targets',
    'unknown-airport',
    'departure-past',
    'departure-too-far',
    'return-first',
    'flights-unavailable',
    'flights-timeout',
  ],
  transaction: 'own',
});
