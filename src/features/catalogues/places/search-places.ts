import type { Position } from '#domain/places.ts';
import { placeWeight } from './cities.ts';
import { bitCount, type CityIndex, cityIndex, letterBits } from './city-index.ts';
import { WIDE_PLACES } from './data/wide-places.ts';
import { foldText } from './fold-text.ts';
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
import { isWhere } from './qualifier.ts';
import { type Reading, readPlaceQuery } from './read-query.ts';
import { spellingsOfName } from './spellings.ts';

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

/** Something that is looked for by any of its names. */
export interface NamedThing {
  /** From `foldedNames`: folded once, not for every query. */
  readonly folded: readonly string[];
  /** Higher weights come first among equals; at least 1. */
  readonly weight: number;
  /** Its country: a query may name it too. */
  readonly countryCode?: string;
}

/** An item with the rank of its match. */
export interface RankedThing<Thing> {
  readonly thing: Thing;
  readonly tier: Tier;
}

/** The names of an item in the folded form that texts are compared in. */
export function foldedNames(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(spellingsOfName))];
}

/** `rankNamedThings` without how well each fits. */
export function rankNames<Thing extends NamedThing>(
  query: string,
  things: readonly Thing[],
  limit: number,
): Thing[] {
  return rankNamedThings(query, things, limit).map(({ thing }) => thing);
}

/** The things that a text may mean, the best first, in the order in which `searchPlaces` has towns. */
export function rankNamedThings<Thing extends NamedThing>(
  query: string,
  things: readonly Thing[],
  limit: number,
): RankedThing<Thing>[] {
  const readings = readPlaceQuery(query);
  const matches = new Map<Thing, NameMatch>();
  const look = (tried: readonly Reading[], match: typeof matchName) => {
    for (const thing of things) {
      const best = bestMatch(thing, tried, match);
      if (best !== null && isBetter(best, matches.get(thing))) matches.set(thing, best);
    }
  };
  look(readings, matchName);
  const isNamed = [...matches.values()].some(({ tier }) => isWholeName(tier));
  if (!isNamed && matches.size < limit) look(readingsToGuess(readings), matchMisspelledName);
  return [...matches]
    .map(([thing, { tier, penalty }]) => ({
      thing,
      tier,
      weight: Math.log10(Math.max(1, thing.weight)) - penalty,
    }))
    .sort((a, b) => a.tier - b.tier || b.weight - a.weight)
    .slice(0, limit)
    .map(({ thing, tier }) => ({ thing, tier }));
}

function bestMatch(
  { folded, countryCode = '' }: NamedThing,
  readings: readonly Reading[],
  match: typeof matchName,
): NameMatch | null {
  let best: NameMatch | null = null;
  for (const reading of readings) {
    if (!isWhere(reading.qualifiers, countryCode, null)) continue;
    for (const name of folded) {
      const found = match(reading, name);
      if (found !== null && isBetter(found, best ?? undefined)) best = found;
    }
  }
  return best;
}

/** An island or a coast, as far as its farthest shore. */
export interface FoundWidePlace extends Position {
  /** As typed, if that is one of its names; otherwise in English. */
  readonly name: string;
  readonly englishName: string;
  readonly countryCode: string;
  readonly radiusKm: number;
  readonly population: number;
  readonly tier: Tier;
}

type NamedWidePlace = NamedThing & (typeof WIDE_PLACES)[number];

let prepared: readonly NamedWidePlace[] | null = null;

/** Islands and coasts that a text may mean, the best first, in the order of `searchPlaces`. */
export function searchWidePlaces(query: string, limit: number): FoundWidePlace[] {
  prepared ??= WIDE_PLACES.map((place) => ({
    ...place,
    folded: foldedNames(place.names),
    weight: place.population,
  }));
  const typed = foldText(query);
  return rankNamedThings(query, prepared, limit).map(({ thing, tier }) => {
    const [englishName = ''] = thing.names;
    const { countryCode, latitude, longitude, radiusKm, population } = thing;
    const name = thing.names.find((one) => foldText(one).startsWith(typed)) ?? englishName;
    return { name, englishName, countryCode, latitude, longitude, radiusKm, population, tier };
  });
}
