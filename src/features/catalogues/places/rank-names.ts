import {
  isBetter,
  isWholeName,
  matchMisspelledName,
  matchName,
  type NameMatch,
  readingsToGuess,
  type Tier,
} from './match-name.ts';
import { isWhere } from './qualifier.ts';
import { type Reading, readPlaceQuery } from './read-query.ts';
import { spellingsOfName } from './spellings.ts';

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
