import * as v from 'valibot';
import {
  DEFAULT_ORIGIN,
  FESTIVAL_KINDS,
  isFestivalId,
  isIataCode,
  MAX_TARGETS,
  SEARCH_TERM_LENGTH,
  TARGET_TYPES,
  TRAVEL_REGIONS,
  TRAVEL_SEASONS,
  TRAVEL_TYPES,
} from '#domain/flights.ts';
import { isTimeZone } from '#domain/schedule/time-zone.ts';
import { countryCodeSchema } from '#platform/contract/country-code.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema } from '#platform/contract/schemas.ts';
import { iataSchema } from './flights.ts';

/** Dates and details of a festival. */
export const festivalEntries = {
  kind: v.picklist(FESTIVAL_KINDS),
  /** First and last day; null if only the month is known. */
  startDate: v.nullable(dateSchema),
  endDate: v.nullable(dateSchema),
  /** The month it begins in, 1 to 12, and the year. */
  month: v.number(),
  year: v.number(),
  /** For a festival without a date: usually before the 11th, the 21st or after it. */
  part: v.nullable(v.picklist(['early', 'mid', 'late'])),
  /** Advice for visitors, in the reader's language; empty without any. */
  note: v.string(),
  /** Its own page or the calendar that the rule follows. */
  source: v.string(),
} as const;

const placeEntries = {
  /** Code of an airport or a metropolis. */
  iataCode: v.string(),
  /** Two-letter code. */
  country: v.string(),
  /** In the reader's language. */
  countryName: v.string(),
  region: v.picklist(TRAVEL_REGIONS),
  latitude: v.number(),
  longitude: v.number(),
} as const;

/** A destination of flights: a place, or a festival there (spec 3 §3.6). */
export const travelTargetSchema = v.object({
  /** The code of a destination; the name of a festival, as a URL has it. */
  id: v.string(),
  name: v.string(),
  type: v.picklist(TARGET_TYPES),
  ...placeEntries,
  /** The town, in the reader's language. */
  town: v.string(),
  /** The local season on the requested day, or during the festival; by hemisphere. */
  season: v.picklist(TRAVEL_SEASONS),
  /** The best seasons for a visit; empty if unknown. */
  bestSeasons: v.array(v.picklist(TRAVEL_SEASONS)),
  /** Great-circle km from the requested origin; null for the origin's own town. */
  kmFromOrigin: v.nullable(v.number()),
  /** The next occurrence from the requested day on; null for a destination. */
  festival: v.nullable(v.object(festivalEntries)),
  /**
   * For a dated festival, the flight days from the requested origin: out to land on the day before
   * it at the latest, and back the day after it; tomorrow at the earliest. Null without a date, or
   * if no flight lands in time.
   */
  suggestedDates: v.nullable(v.object({ startDate: dateSchema, endDate: dateSchema })),
});
export type TravelTarget = v.InferOutput<typeof travelTargetSchema>;

const termSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.maxLength(SEARCH_TERM_LENGTH),
  ),
  '',
);

const targetIdsSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))]),
  v.maxLength(MAX_TARGETS),
  v.everyItem((id) => isIataCode(id) || isFestivalId(id)),
);

export const listTravelTargets = defineRoute({
  id: 'travel.list-targets',
  method: 'GET',
  path: '/api/travel/targets',
  summary:
    'List destinations and festivals, those of the asked dates first; with `ids`, exactly these, in their order',
  access: 'public',
  query: v.object({
    /** Part of a name, town or country, in any of our languages; or a code. */
    searchTerm: termSchema,
    region: v.optional(v.picklist(TRAVEL_REGIONS)),
    /** The local season on `startDate`; for a festival, during it. */
    season: v.optional(v.picklist(TRAVEL_SEASONS)),
    type: v.optional(v.picklist(TRAVEL_TYPES), 'all'),
    /** Festivals begin no earlier; today by default. */
    startDate: v.optional(dateSchema),
    endDate: v.optional(dateSchema),
    /** Comma-separated codes and festivals, as in a search's URL; other filters are ignored. */
    ids: v.optional(targetIdsSchema),
    /** Origin of the flights; the default (spec 3 §3.6) if the place is unknown. */
    origin: v.optional(iataSchema, DEFAULT_ORIGIN),
  }),
  response: v.object({
    /** Fewer than in `ids` if some are unknown. */
    targets: v.array(travelTargetSchema),
  }),
});

/** Letters that a suggestion is looked for by. */
const AIRPORT_QUERY_LENGTH = 60;

const timeZoneSchema = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone));

/** A place where a flight may begin or end. */
export const airportSchema = v.object({
  kind: v.picklist(['metro', 'airport']),
  ...placeEntries,
  /** Name of the airport, or of the metropolis in the reader's language. */
  name: v.string(),
  town: v.string(),
  /** For a metropolis, the codes of its airports, the main one first. */
  airports: v.array(v.string()),
});
export type Airport = v.InferOutput<typeof airportSchema>;

/** Suggestions for the origin (spec 3 §3.6). */
export const listAirports = defineRoute({
  id: 'travel.list-airports',
  method: 'GET',
  path: '/api/airports',
  summary:
    'List up to 8 airports and metropolises by code, town or name, the closest match first; or the one of a time zone',
  access: 'public',
  query: v.object({
    q: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.trim()),
        v.maxLength(AIRPORT_QUERY_LENGTH),
      ),
      '',
    ),
    /** Replaces `q`: an IANA zone. The answer is its main town's metropolis or airport. */
    zone: v.optional(timeZoneSchema),
  }),
  /** None for an empty question, and for a zone without a large airport. */
  response: v.object({ airports: v.array(airportSchema) }),
});

const yearSchema = v.pipe(v.string(), v.regex(/^20[2-9]\d$/), v.transform(Number));

/** A festival of one year. */
const festivalSchema = v.object({
  id: v.string(),
  name: v.string(),
  town: v.string(),
  ...placeEntries,
  ...festivalEntries,
});

export const listFestivals = defineRoute({
  id: 'travel.list-festivals',
  method: 'GET',
  path: '/api/festivals',
  summary:
    'List festivals of a year, or of a range (of a longer one the first two years), in their order; the next twelve months unless told',
  access: 'public',
  query: v.object({
    /** Replaces the dates. */
    year: v.optional(yearSchema),
    /** Festivals under way within these days, or likely to be. */
    startDate: v.optional(dateSchema),
    endDate: v.optional(dateSchema),
    type: v.optional(v.picklist(FESTIVAL_KINDS)),
    country: v.optional(countryCodeSchema),
    region: v.optional(v.picklist(TRAVEL_REGIONS)),
  }),
  response: v.object({ festivals: v.array(festivalSchema) }),
  errors: ['return-first'],
});
