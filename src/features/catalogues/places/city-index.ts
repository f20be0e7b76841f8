import cityRows from '#generated/cities.json' with { type: 'json' };
import { CITY_NAMES } from './data/city-names.ts';
import { NATIVE_NAMES } from './data/native-names.ts';
import { SEARCH_NAMES } from './data/search-names.ts';
import { SMALL_PLACES } from './data/small-places.ts';
import { spellingsOfName } from './spellings.ts';

/** As good as any for a village whose inhabitants aren't known: fewer than any city of the list has. */
const POPULATION_OF_SMALL_PLACE = 4_000;

/**
 * The cities in columns, the largest first, villages that people search for last. A name is the
 * position of a city and one text by which it may be found; most cities have one, some have their
 * names in other languages.
 */
export interface CityIndex {
  readonly ids: Int32Array;
  readonly names: readonly string[];
  readonly countryCodes: readonly string[];
  readonly regionKeys: readonly string[];
  readonly populations: Int32Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly lookups: readonly string[];
  /** The city each lookup belongs to. */
  readonly lookupCities: Int32Array;
  /** Which letters each lookup has, see `letterBits`: most are ruled out by this alone. */
  readonly lookupLetters: Int32Array;
  /** The row of `CITY_NAMES` of a city, if it has one. */
  readonly translations: ReadonlyMap<number, string>;
}

interface IndexedRow {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly otherNames?: readonly string[];
}

/** Id, name, country, code of its region, inhabitants, latitude, longitude (`generated/cities.json`). */
type CityTuple = readonly [number, string, string, string, number, number, number];

function toCity(row: CityTuple): IndexedRow {
  const [id, name, countryCode, adminCode, population, latitude, longitude] = row;
  return { id, name, countryCode, adminCode, population, latitude, longitude };
}

let index: CityIndex | null = null;

/** The index, read on first use (about 0.2 s, 20 MB) and cached. */
export function cityIndex(): CityIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): CityIndex {
  const rows: IndexedRow[] = [
    ...(cityRows as unknown as readonly CityTuple[]).map(toCity),
    ...SMALL_PLACES.map((place) => ({ ...place, population: POPULATION_OF_SMALL_PLACE })),
  ];
  const lookups: string[] = [];
  const lookupCities: number[] = [];
  const translations = new Map<number, string>();
  const named = new Set<string>();
  rows.forEach((row, city) => {
    const key = `${row.name} ${row.countryCode}`;
    const names = [row.name, ...(row.otherNames ?? [])];
    // Only the largest of that name: the names are those of the famous one.
    if (!named.has(key)) {
      named.add(key);
      const translated = CITY_NAMES[key];
      if (translated !== undefined) translations.set(city, translated);
      names.push(...(translated ?? '').split(/[,|]/));
      for (const others of [SEARCH_NAMES, NATIVE_NAMES]) {
        names.push(...(others[key] ?? '').split(','));
      }
    }
    const [name = ''] = names;
    for (const spelling of names.length === 1
      ? spellingsOfName(name)
      : new Set(names.flatMap(spellingsOfName))) {
      lookups.push(spelling);
      lookupCities.push(city);
    }
  });
  return {
    ids: Int32Array.from(rows, (row) => row.id),
    names: rows.map((row) => row.name),
    countryCodes: rows.map((row) => row.countryCode),
    regionKeys: rows.map((row) => `${row.countryCode}.${row.adminCode}`),
    populations: Int32Array.from(rows, (row) => row.population),
    latitudes: Float64Array.from(rows, (row) => row.latitude),
    longitudes: Float64Array.from(rows, (row) => row.longitude),
    lookups,
    lookupCities: Int32Array.from(lookupCities),
    lookupLetters: Int32Array.from(lookups, letterBits),
    translations,
  };
}

/** The letters a … z of a folded text, a bit each; five more bits for those of other scripts. */
export function letterBits(folded: string): number {
  let bits = 0;
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else if (code > 122) bits |= 1 << (26 + (code % 5));
  }
  return bits;
}

/** Number of set bits. */
export function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
