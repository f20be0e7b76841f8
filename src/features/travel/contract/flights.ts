import * as v from 'valibot';
import {
  ALL_REGIONS,
  CABIN_CLASSES,
  iataCodeOf,
  PASSENGERS,
  TARGET_TYPES,
  TRAVEL_REGIONS,
} from '#domain/flights.ts';
import { MAX_FLEXIBILITY } from '#domain/search/stay-dates.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, instantSchema, lineSchema } from '#platform/contract/schemas.ts';

/** Targets beyond this many are not even read; up to it, `too-many-targets` says what is wrong. */
const MAX_TARGETS_READ = 100;

/** As it is typed or sent; whether there is such a place is for the use-case to say. */
export const iataSchema = v.pipe(v.string(), v.maxLength(20), v.transform(iataCodeOf));

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
  /** With a return date: two flights one way each when true, else one return ticket. */
  isOneWay: v.boolean(),
  currency: v.optional(v.literal('USD'), 'USD'),
  /** Said back in the answer; beside explicit targets it narrows nothing. */
  region: regionSchema,
  /** Days that the trip may begin earlier or later: an estimate then names less expensive ones. */
  flexibility: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FLEXIBILITY)),
  ),
});
export type FlightSearchInput = v.InferOutput<typeof flightSearchSchema>;

/** An amount of the answer's or of an offer's currency. */
const amountSchema = v.number();

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

/** Whether a ticket may be changed or given back. */
const conditionSchema = v.object({
  /** null: the airline doesn't say. */
  allowed: v.nullable(v.boolean()),
  /** What it costs; null where that is not known, 0 where it is free. */
  fee: v.nullable(v.object({ amount: amountSchema, currency: v.string() })),
});

export const flightOfferSchema = v.object({
  id: v.string(),
  /** For all passengers; of a return ticket, both ways. */
  price: amountSchema,
  currency: v.string(),
  expiresAt: instantSchema,
  airline: v.string(),
  ...itineraryEntries,
  /** Of a return ticket, the way back. */
  inbound: v.nullable(v.object(itineraryEntries)),
  /** Pieces a person may take; null where the airline doesn't say. */
  bags: v.object({ checked: v.nullable(v.number()), carryOn: v.nullable(v.number()) }),
  conditions: v.object({ change: conditionSchema, refund: conditionSchema }),
});
export type FlightOffer = v.InferOutput<typeof flightOfferSchema>;

/** Days by the clock where a flight lands, of the earliest and the latest that is possible. */
const landingSchema = v.object({ first: dateSchema, last: dateSchema });

/** One way. */
export const flightLegSchema = v.object({
  /** The day of departure, where it leaves. */
  date: dateSchema,
  landing: landingSchema,
  /** Of an estimate, the day of landing on which the airport there is closed; null else. */
  closedOnLanding: v.nullable(dateSchema),
  /** Airports of the estimate, or codes that were asked for. */
  from: v.string(),
  to: v.string(),
  km: v.number(),
  /** Of the shortest known, with its stops; estimated where there is no offer. */
  minutes: v.number(),
  /** Kilograms of CO2 equivalent a person. */
  co2Kg: v.number(),
  /** Absent where offers are there. For all passengers. */
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
  /** Null of one way. */
  returnDate: v.nullable(dateSchema),
  /** Whole dollars for all passengers. */
  typical: amountSchema,
});
export type CheaperDays = v.InferOutput<typeof cheaperDaysSchema>;

export const flightResultSchema = v.object({
  target: flightTargetSchema,
  outbound: v.nullable(flightLegSchema),
  /** Null without a return date, and where it failed. */
  inbound: v.nullable(flightLegSchema),
  /** The whole trip for all passengers; null where a part is missing or currencies differ. */
  total: v.nullable(v.object({ ...priceBandSchema.entries, currency: v.string() })),
  /** Of an estimate, the days within the flexibility on which the same trip costs the least. */
  cheaper: v.optional(cheaperDaysSchema),
  /** Dollars a night of the least expensive home there that is free then; null without one. */
  homesFrom: v.nullable(v.number()),
  /** Path and query of those homes. */
  homesSearch: v.string(),
  /** A reason for what is missing; the rest of the answer stands. */
  error: v.optional(targetFailureSchema),
});
export type FlightResult = v.InferOutput<typeof flightResultSchema>;

export const flightAnswerSchema = v.object({
  source: v.picklist(['estimate', 'duffel']),
  /** Of all prices; null where offers come in several. */
  currency: v.nullable(v.string()),
  /** `two-one-way`: two separate tickets; `return`: one ticket for both ways. */
  ticket: v.picklist(['one-way', 'two-one-way', 'return']),
  /** As it was asked for. */
  region: regionSchema,
  searchedAt: instantSchema,
  /** From then on the prices are stale; null where there is no price. */
  expiresAt: v.nullable(instantSchema),
  /** Where the flights leave: the code that was asked for, its town in the reader's language. */
  origin: v.object({ code: v.string(), town: v.string() }),
  /** In the order of the targets. */
  results: v.array(flightResultSchema),
});
export type FlightAnswer = v.InferOutput<typeof flightAnswerSchema>;

/**
 * spec 3 §7. Where every target fails, 502 or 504; where some do, each says so in its `error`.
 */
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
