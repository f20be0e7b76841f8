import { isIataCode } from '#domain/flights.ts';
import { cityName, cityNames, foldedNames, rankNames } from '#features/catalogues/index.server.ts';
import type { Airport } from '#features/travel/contract.ts';
import { AIRPORTS, type AirportRow, METROS, type Metro } from '../../airports/airports.ts';
import { regionOf } from './festival-of.ts';
import { countryName } from './target-place.ts';

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

let named: readonly NamedPlace[] | null = null;

/** Folded once, when somebody asks first. */
function allNamed(): readonly NamedPlace[] {
  named ??= [
    ...[...METROS.values()].flatMap((metro): NamedPlace[] => {
      const [airport] = metro.airports;
      if (airport === undefined) return [];
      const folded = foldedNames([metro.code, ...cityNames(metro.town, metro.country)]);
      return [
        {
          ...{ code: metro.code, metro, airport, folded },
          weight: WEIGHTS.metro,
          countryCode: metro.country,
        },
      ];
    }),
    ...[...AIRPORTS.values()].map((airport): NamedPlace => {
      const { code, name, town, country, isLarge } = airport;
      const folded = foldedNames([code, name, ...cityNames(town, country)]);
      return {
        ...{ code, metro: null, airport, folded },
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
  // Whoever types a whole code means it, before all towns that begin so.
  const exact = isIataCode(code) ? allNamed().filter((each) => each.code === code) : [];
  const ranked = [...exact, ...found.filter((each) => !exact.includes(each))];
  return ranked.slice(0, limit).map((each) => airportOf(each, locale));
}

function airportOf({ code, metro, airport }: NamedPlace, locale: string): Airport {
  const { latitude, longitude } = airport;
  const { town, country } = metro ?? airport;
  const townName = cityName(town, country, locale);
  return {
    kind: metro === null ? 'airport' : 'metro',
    ...{ iataCode: code, country, latitude, longitude },
    countryName: countryName(country, locale),
    region: regionOf(country),
    name: metro === null ? airport.name : townName,
    town: townName,
    airports: metro === null ? [] : metro.airports.map((each) => each.code),
  };
}
