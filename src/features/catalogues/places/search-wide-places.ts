import type { Position } from '#domain/places.ts';
import { WIDE_PLACES } from './data/wide-places.ts';
import { foldText } from './fold-text.ts';
import type { Tier } from './match-name.ts';
import { foldedNames, type NamedThing, rankNamedThings } from './rank-names.ts';

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
