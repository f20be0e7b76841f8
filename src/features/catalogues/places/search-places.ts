import { bitCount, type CityIndex, cityIndex, letterBits } from './city-index.ts';
import {
  isBetter,
  isWholeName,
  matchMisspelledName,
  matchName,
  maxTypos,
  type NameMatch,
  readingsToGuess,
  type Tier,
} from './match-name.ts';
import { type Place, placeAt } from './place.ts';
import { placeWeight } from './place-weight.ts';
import { isWhere } from './qualifier.ts';
import { type Reading, readPlaceQuery } from './read-query.ts';

/** Listings of a town, by its country's code and its name in the catalogue. */
export type ListingsIn = (countryCode: string, catalogueName: string) => number;

interface PlaceChoice {
  /** Only towns of this country. */
  readonly countryCode?: string | null;
  /**
   * Of places with the same name, those with more listings rank higher; without it, the larger
   * ones.
   */
  readonly listingsIn?: ListingsIn;
}

/** A town with the rank of its match. */
export type RankedPlace = Place & { readonly tier: Tier };

/**
 * The towns that a text may mean, the best first: those of that name in any language, then those
 * whose name begins so, then, if none has just that name and fewer than `limit` begin so, those
 * that differ by one letter (two from eight letters on). Among equals more inhabitants and more
 * listings come first. Country and region may surround the name, see `readPlaceQuery`. An empty
 * query finds nothing. Takes a few milliseconds for any query.
 */
export function searchPlaces(
  query: string,
  locale: string,
  limit: number,
  { countryCode = null, listingsIn = () => 0 }: PlaceChoice = {},
): RankedPlace[] {
  const readings = readPlaceQuery(query);
  if (readings.length === 0 || limit < 1) return [];
  const index = cityIndex();
  const matches = new Map<number, NameMatch>();
  const keep = (reading: Reading, at: number, match: NameMatch | null) => {
    if (match === null) return;
    const city = index.lookupCities[at] ?? 0;
    const country = index.countryCodes[city] ?? '';
    if (countryCode !== null && country !== countryCode) return;
    if (!isWhere(reading.qualifiers, country, index.regionKeys[city] ?? '')) return;
    if (isBetter(match, matches.get(city))) matches.set(city, match);
  };
  for (const reading of readings) scanNames(index, reading, keep);
  const isNamed = [...matches.values()].some(({ tier }) => isWholeName(tier));
  if (!isNamed && matches.size < limit) {
    for (const reading of readingsToGuess(readings)) scanGuesses(index, reading, keep);
  }
  const computeWeight = (city: number, { penalty }: NameMatch) =>
    placeWeight(
      index.populations[city] ?? 1,
      listingsIn(index.countryCodes[city] ?? '', index.names[city] ?? ''),
    ) - penalty;
  return [...matches]
    .map(([city, match]) => ({ city, tier: match.tier, weight: computeWeight(city, match) }))
    .sort((a, b) => a.tier - b.tier || b.weight - a.weight || a.city - b.city)
    .slice(0, limit)
    .map(({ city, tier }) => ({ ...placeAt(index, city, locale), tier }));
}

type Keep = (reading: Reading, at: number, match: NameMatch | null) => void;

function scanNames(index: CityIndex, reading: Reading, keep: Keep): void {
  const bits = letterBits(reading.typed);
  index.lookups.forEach((lookup, at) => {
    if ((bits & ~(index.lookupLetters[at] ?? 0)) === 0)
      keep(reading, at, matchName(reading, lookup));
  });
}

function scanGuesses(index: CityIndex, reading: Reading, keep: Keep): void {
  const limit = maxTypos(reading.typed);
  if (limit === 0) return;
  const bits = letterBits(reading.typed);
  index.lookups.forEach((lookup, at) => {
    if (bitCount(bits & ~(index.lookupLetters[at] ?? 0)) > limit) return;
    keep(reading, at, matchMisspelledName(reading, lookup));
  });
}
