import { type CountryOption, countries, countryNames } from '../data/countries.ts';
import { bitCount, type CityIndex, cityIndex, letterBits } from './city-index.ts';
import { foldText, prefixEditDistance } from './fold-text.ts';
import { TIERS, type Tier } from './match-name.ts';
import { type Place, placeAt } from './place.ts';
import { countryCalled } from './qualifier.ts';
import type { NamedThing } from './search-places.ts';
import { comparedWords } from './spellings.ts';

const MAX_QUERY = 100;

/** A country with the rank of its match. */
export type RankedCountry = CountryOption & { readonly tier: Tier };

interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

let prepared: readonly NamedCountry[] | null = null;

/**
 * Countries whose name in any language begins like `query` (one typo allowed from four letters on
 * when nothing begins so), labelled in `locale`: full matches first, then by label.
 */
export function searchCountries(query: string, locale: string, limit: number): RankedCountry[] {
  const typed = foldText(query.slice(0, MAX_QUERY));
  if (typed === '' || limit < 1) return [];
  const ranks = new Map<string, number>();
  const called = countryCalled(comparedWords(typed));
  if (called !== null) ranks.set(called, EXACT);
  for (const { code, name } of names()) {
    const rank = rankCountryName(typed, code, name);
    if (rank !== null && rank < (ranks.get(code) ?? Number.POSITIVE_INFINITY)) {
      ranks.set(code, rank);
    }
  }
  const best = Math.min(...ranks.values());
  const kept = best >= TYPO ? ranks : new Map([...ranks].filter(([, rank]) => rank < TYPO));
  return countries(locale)
    .filter((country) => kept.has(country.value))
    .map((country, order) => ({ country, order, rank: kept.get(country.value) ?? TYPO }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, limit)
    .map(({ country, rank }) => ({ ...country, tier: TIER_OF_RANK[rank] ?? TIERS.near }));
}

const EXACT = 0;
const BEGINS = 1;
const TYPO = 2;
const TIER_OF_RANK: readonly Tier[] = [TIERS.exact, TIERS.begins, TIERS.near];

function rankCountryName(typed: string, code: string, name: string): number | null {
  // A mere code is no name: "LA" is Los Angeles before Laos.
  if (name === typed) return /^[a-z]{1,3}$/.test(name) ? BEGINS : EXACT;
  if (name.startsWith(typed) || code.toLowerCase() === typed) return BEGINS;
  if (typed.length >= 4 && prefixEditDistance(typed, name, 1) <= 1) return TYPO;
  return null;
}

function names(): readonly NamedCountry[] {
  if (prepared === null) {
    const unique = new Map<string, NamedCountry>();
    for (const { code, name } of countryNames()) {
      const folded = foldText(name);
      if (folded !== '') unique.set(`${code} ${folded}`, { code, name: folded });
    }
    prepared = [...unique.values()];
  }
  return prepared;
}

/** Longer texts are no misspelled name, and slow to compare. */
const MAX_SIMILAR_QUERY = 30;
/** Letters that may differ at most; a third of a shorter name: more is another name. */
const MAX_DISTANCE = 6;

/**
 * The items whose names are most similar to `query`, the closest first, among equally close ones
 * those with more weight. At most a third of the letters may differ.
 */
export function similarNames<Thing extends NamedThing>(
  query: string,
  things: readonly Thing[],
  limit: number,
): Thing[] {
  const typed = typedName(query);
  if (typed === null) return [];
  return things
    .map((thing) => ({
      thing,
      distance: Math.min(...thing.folded.map((name) => measureDistance(typed, name))),
    }))
    .filter(({ distance }) => distance <= mostFor(typed))
    .sort((a, b) => a.distance - b.distance || b.thing.weight - a.thing.weight)
    .slice(0, limit)
    .map(({ thing }) => thing);
}

/** The cities of the catalogue that are spelled most like `query`, as `similarNames` finds them. */
export function similarPlaces(query: string, locale: string, limit: number): Place[] {
  const typed = typedName(query);
  if (typed === null) return [];
  const index = cityIndex();
  const distances = measureDistances(index, typed);
  return [...distances]
    .sort(([a, from], [b, to]) => from - to || a - b)
    .slice(0, limit)
    .map(([position]) => placeAt(index, position, locale));
}

/** By the place of a city in the index, where the largest come first. */
function measureDistances(index: CityIndex, typed: string): Map<number, number> {
  const max = mostFor(typed);
  const bits = letterBits(typed);
  const distances = new Map<number, number>();
  index.lookups.forEach((lookup, at) => {
    if (bitCount(bits & ~(index.lookupLetters[at] ?? 0)) > max) return;
    const distance = measureDistance(typed, lookup);
    if (distance > max) return;
    const city = index.lookupCities[at] ?? 0;
    distances.set(city, Math.min(distance, distances.get(city) ?? distance));
  });
  return distances;
}

function typedName(query: string): string | null {
  if (query.length > MAX_SIMILAR_QUERY) return null;
  const typed = foldText(query.split(',')[0] ?? '');
  return typed === '' ? null : typed;
}

function mostFor(typed: string): number {
  return Math.min(MAX_DISTANCE, Math.floor(typed.length / 3));
}

function measureDistance(typed: string, name: string): number {
  const max = mostFor(typed);
  if (Math.abs(name.length - typed.length) > max) return max + 1;
  return prefixEditDistance(typed, name, max);
}
