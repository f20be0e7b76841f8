import type { TravelSeason } from '#domain/flights.ts';
import type { Position } from '#domain/places.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { FlightPlace } from '../../airports/airports.ts';
import { DESTINATIONS } from '../../destinations/destinations.ts';

/** Data of a town with flights. */
export interface TargetPlace extends Position {
  /** ISO 3166-1 alpha-2; the airport may be in another one. */
  readonly country: string;
  readonly bestSeasons: readonly TravelSeason[];
}

/** The town of a code: that of the destination, otherwise of its main airport. */
export function targetPlace({ code, metro, airport }: FlightPlace): TargetPlace {
  const known =
    DESTINATIONS.get(code) ?? DESTINATIONS.get(airport.code) ?? DESTINATIONS.get(metro?.code ?? '');
  if (known !== undefined) return known;
  const { latitude, longitude } = airport;
  return { latitude, longitude, country: (metro ?? airport).country, bestSeasons: [] };
}

/** A town's name by its destination, metropolis or airport, in a language. */
export function townName({ code, metro, airport }: FlightPlace, locale: string): string {
  const destination = DESTINATIONS.get(code);
  if (destination !== undefined) return destinationName(destination.code, locale);
  const { town, country } = metro ?? airport;
  return cityName(town, country, locale);
}

/** A destination's name in a language. */
export function destinationName(code: string, locale: string): string {
  const destination = DESTINATIONS.get(code);
  if (destination === undefined) return code;
  const { name, town, country } = destination;
  const translated = cityName(town, country, locale);
  return translated === town && name !== '' ? name : translated;
}

export function countryName(country: string, locale: string): string {
  return countryByCode(country, locale)?.label ?? country;
}
