import { addDays, type DateText } from './dates.ts';

/** Parts of a flight search (spec 3 §3.6, §3.8, §9). */

/** Cabins, named as airlines' interfaces name them (spec 3 §3.8). */
export const CABIN_CLASSES = ['economy', 'premium_economy', 'business', 'first'] as const;
export type CabinClass = (typeof CABIN_CLASSES)[number];

/** Kinds of flight targets. */
export const TARGET_TYPES = ['destination', 'festival'] as const;

/** Which of them are looked for (spec 3 §3.6). */
export const TRAVEL_TYPES = ['all', 'destinations', 'festivals'] as const;
export type TravelType = (typeof TRAVEL_TYPES)[number];

/** Parts of the world (spec 3 §3.8); all of them where none is named. */
export const TRAVEL_REGIONS = [
  'Europe',
  'Asia',
  'North America',
  'South America',
  'Africa',
  'Oceania',
  'Middle East',
] as const;
export type TravelRegion = (typeof TRAVEL_REGIONS)[number];

/** Value of the choice of no region, which callers may send as well. */
export const ALL_REGIONS = 'All Regions';

/** Seasons (spec 3 §3.8); all of them where none is named. */
export const TRAVEL_SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'] as const;
export type TravelSeason = (typeof TRAVEL_SEASONS)[number];

/** The main theme of a festival. */
export const FESTIVAL_KINDS = [
  'carnival',
  'music',
  'religious',
  'cultural',
  'light',
  'food',
  'new-year',
  'technology',
] as const;
export type FestivalKind = (typeof FESTIVAL_KINDS)[number];

/** Passengers of one search (spec 3 §5); all of them count as adults. */
export const PASSENGERS = { min: 1, max: 9, initial: 1 } as const;

/** Most targets of one search; at least one is required (spec 3 §5). */
export const MAX_TARGETS = 6;

/** Default origin of a search (spec 3 §3.6). */
export const DEFAULT_ORIGIN = 'NYC';

/** Most letters of the search term. */
export const SEARCH_TERM_LENGTH = 80;

/** Days from today to the return of a search that names no dates (spec 3 §4). */
export const DEFAULT_TRIP_DAYS = 7;

/** Airlines sell no further ahead. */
export const MAX_DAYS_AHEAD = 361;

/** The form of an airport's or a metropolis's code. */
const IATA_CODE = /^[A-Z]{3}$/;

/** A destination by its code, or a festival by its id. */
const FESTIVAL_ID = /^[a-z][a-z0-9-]{2,58}[a-z0-9]$/;

/** Codes of the dialog that aren't IATA's (spec 3 §2.8). */
const OTHER_CODES: Readonly<Record<string, string>> = { NY: 'NYC' };

/** Whether a text has the form of an IATA code; the table decides whether the code exists. */
export function isIataCode(text: string): boolean {
  return IATA_CODE.test(text);
}

/** Whether a text has the form of a festival's id. */
export function isFestivalId(text: string): boolean {
  return FESTIVAL_ID.test(text);
}

/** A code as IATA has it: in capitals, and `NY` as the metropolis (spec 3 §3.6). */
export function normaliseIataCode(text: string): string {
  const code = text.trim().toUpperCase();
  return Object.hasOwn(OTHER_CODES, code) ? (OTHER_CODES[code] ?? code) : code;
}

/** The default dates of a search: today to a week later (spec 3 §4, §9). */
export function defaultTravelDates(today: DateText): { startDate: DateText; endDate: DateText } {
  return { startDate: today, endDate: addDays(today, DEFAULT_TRIP_DAYS) };
}
