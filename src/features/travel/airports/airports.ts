import type { Position } from '#domain/places.ts';
import rows from '#generated/airports.json' with { type: 'json' };
import { METRO_ROWS } from './data/metros.ts';

/** An airport that flights of a timetable serve. */
export interface AirportRow extends Position {
  readonly code: string;
  readonly name: string;
  readonly town: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly isLarge: boolean;
}

/** A metropolis with a code of its own. */
export interface Metro {
  readonly code: string;
  /** As the catalogue of places has it. */
  readonly town: string;
  readonly country: string;
  /** The main one first; never empty. */
  readonly airports: readonly AirportRow[];
}

/** The place of a code: a metropolis, or an airport alone. */
export interface FlightPlace {
  readonly code: string;
  readonly metro: Metro | null;
  /** The airport that is meant, of a metropolis the main one. */
  readonly airport: AirportRow;
}

type Row = readonly [string, string, string, string, number, number, number];

/** Every airport, by code. */
export const AIRPORTS: ReadonlyMap<string, AirportRow> = new Map(
  (rows as unknown as readonly Row[]).map(
    ([code, name, town, country, latitude, longitude, large]) => [
      code,
      { code, name, town, country, latitude, longitude, isLarge: large === 1 },
    ],
  ),
);

/** Every metropolis, by code. */
export const METROS: ReadonlyMap<string, Metro> = new Map(
  METRO_ROWS.map(([code, airports, town, country]) => [
    code,
    { code, town, country, airports: airports.split(' ').map(getAirport) },
  ]),
);

/** @throws TypeError when a metropolis names an airport that there isn't */
function getAirport(code: string): AirportRow {
  const airport = AIRPORTS.get(code);
  if (airport === undefined) throw new TypeError(`No airport has the code ${code}`);
  return airport;
}

/**
 * The metropolis or airport of a code; the metropolis if it has the code of its main airport.
 *
 * @param code three capital letters
 * @returns null for an unknown code
 */
export function placeByCode(code: string): FlightPlace | null {
  const metro = METROS.get(code) ?? null;
  const airport = metro?.airports[0] ?? AIRPORTS.get(code);
  return airport === undefined ? null : { code, metro, airport };
}

/** The metropolis that an airport belongs to, by the airport's code. */
const METRO_OF: ReadonlyMap<string, Metro> = new Map(
  [...METROS.values()].flatMap((metro) => metro.airports.map(({ code }) => [code, metro] as const)),
);

/** Whether two codes lead to the same town: an airport and its metropolis, or twice the same. */
export function isSameTown(one: string, other: string): boolean {
  const getTownCode = (code: string) => (METROS.get(code) ?? METRO_OF.get(code))?.code ?? code;
  return getTownCode(one) === getTownCode(other);
}
