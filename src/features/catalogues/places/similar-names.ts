import { bitCount, type CityIndex, cityIndex, letterBits } from './city-index.ts';
import { prefixEditDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';
import { type Place, placeAt } from './place.ts';
import type { NamedThing } from './rank-names.ts';

/** Longer texts are no misspelled name, and slow to compare. */
const MAX_QUERY = 30;
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
  if (query.length > MAX_QUERY) return null;
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
