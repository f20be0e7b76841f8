import { isIataCode } from '#domain/flights.ts';
import { cityName, cityNames, foldedNames, rankNames } from '#features/catalogues/index.server.ts';
import type { Airport } from '#features/travel/contract.ts';
import { AIRPORTS, type AirportRow, METROS, type Metro } from '../../airports/airports.ts';
import { DESTINATIONS } from '../../destinations/destinations.ts';
import { getTravelRegion } from '../use-cases/list-festivals.ts';
import { zoneOfAirport } from './flight-way.ts';
import { countryName } from './plan-search.ts';

/** An airport or a metropolis with the names it is looked for by. */
interface NamedPlace {
  readonly code: string;
  readonly metro: Metro | null;
  readonly airport: AirportRow;
  readonly folded: readonly string[];
  readonly weight: number;
  readonly countryCode: string;
}

/** Metropolises come before their airports, and large airports before others. */
const WEIGHTS = { metro: 10_000_000, large: 1_000_000, other: 10_000 } as const;

const EPOCH = Temporal.Instant.fromEpochMilliseconds(0);

let named: readonly NamedPlace[] | null = null;

/** Folded once, at the first request. */
function allNamed(): readonly NamedPlace[] {
  named ??= [
    ...[...METROS.values()].flatMap((metro): NamedPlace[] => {
      const [airport] = metro.airports;
      if (airport === undefined) return [];
      const folded = foldedNames([metro.code, ...cityNames(metro.town, metro.country)]);
      return [
        {
          code: metro.code,
          metro,
          airport,
          folded,
          weight: WEIGHTS.metro,
          countryCode: metro.country,
        },
      ];
    }),
    ...[...AIRPORTS.values()].map((airport): NamedPlace => {
      const { code, name, town, country, isLarge } = airport;
      const folded = foldedNames([code, name, ...cityNames(town, country)]);
      return {
        code,
        metro: null,
        airport,
        folded,
        weight: isLarge ? WEIGHTS.large : WEIGHTS.other,
        countryCode: country,
      };
    }),
  ];
  return named;
}

/** Airports and metropolises by code, town or name, the closest match first. */
export function findAirports(query: string, locale: string, limit: number): Airport[] {
  const code = query.toUpperCase();
  const found = rankNames(query, allNamed(), limit + 1);
  // A whole code is meant as one, before all towns that begin so.
  const exact = isIataCode(code) ? allNamed().filter((each) => each.code === code) : [];
  const ranked = [...exact, ...found.filter((each) => !exact.includes(each))];
  return ranked.slice(0, limit).map((each) => toAirport(each, locale));
}

/**
 * The likely origin of people in a time zone: the metropolis or large airport of the town that the
 * zone is named after, otherwise of a destination in it.
 *
 * @param zone an IANA zone
 * @returns one, or none if the zone has no large airport
 */
export function airportsOfZone(zone: string, locale: string): Airport[] {
  const there = allNamed().filter(
    ({ code, metro, airport }) =>
      (metro !== null || airport.isLarge || DESTINATIONS.has(code)) &&
      isSameZone(zoneOfAirport(airport), zone),
  );
  // A zone may be given by a former name of its town.
  const towns = foldedNames([
    townOfZone(zone),
    ...there.slice(0, 1).map(({ airport }) => townOfZone(zoneOfAirport(airport))),
  ]);
  const found =
    there.find(({ folded }) => towns.some((town) => folded.includes(town))) ??
    there.find(({ code }) => DESTINATIONS.has(code)) ??
    there[0];
  return found === undefined ? [] : [toAirport(found, locale)];
}

/** The town that a zone is named after: New York of America/New_York. */
function townOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');
}

/** Whether two names mean the same zone: Asia/Kolkata, Asia/Calcutta. */
function isSameZone(one: string, other: string): boolean {
  return one === other || EPOCH.toZonedDateTimeISO(one).equals(EPOCH.toZonedDateTimeISO(other));
}

function toAirport({ code, metro, airport }: NamedPlace, locale: string): Airport {
  const { latitude, longitude } = airport;
  const { town, country } = metro ?? airport;
  const townName = cityName(town, country, locale);
  return {
    kind: metro === null ? 'airport' : 'metro',
    iataCode: code,
    country,
    latitude,
    longitude,
    countryName: countryName(country, locale),
    region: getTravelRegion(country),
    name: metro === null ? airport.name : townName,
    town: townName,
    airports: metro === null ? [] : metro.airports.map((each) => each.code),
  };
}
