import { CITY_NAMES } from './data/city-names.ts';
import { foldText } from './fold-text.ts';
import { readCities } from './read-cities.ts';

const MIN_POPULATION = 5_000;

/**
 * The cities in columns, the largest first. A name is the place of a city and one text by which
 * it may be looked for; most cities have one, some have their names in other languages.
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
  /** Which of the letters a … z each lookup has, as bits: most are ruled out by this alone. */
  readonly lookupLetters: Int32Array;
  /** The row of `CITY_NAMES` of a city, if it has one. */
  readonly translations: ReadonlyMap<number, string>;
}

let index: CityIndex | null = null;

/** The index, read on first use (about 0.2 s, 20 MB) and kept. */
export function cityIndex(): CityIndex {
  index ??= buildIndex();
  return index;
}

function buildIndex(): CityIndex {
  const rows = readCities(MIN_POPULATION).sort((a, b) => b.population - a.population);
  const lookups: string[] = [];
  const lookupCities: number[] = [];
  const translations = new Map<number, string>();
  const translated = new Set<string>();
  const add = (text: string, city: number) => {
    lookups.push(text);
    lookupCities.push(city);
  };
  rows.forEach((row, city) => {
    const folded = foldText(row.name);
    add(folded, city);
    const key = `${row.name} ${row.countryCode}`;
    const names = CITY_NAMES[key];
    // Only the largest of that name: the names are those of the famous one.
    if (names === undefined || translated.has(key)) return;
    translated.add(key);
    translations.set(city, names);
    for (const name of new Set(names.split(/[,|]/).map(foldText))) {
      if (name !== '' && name !== folded) add(name, city);
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

/** The letters a … z of a folded text, a bit each. */
export function letterBits(folded: string): number {
  let bits = 0;
  for (let at = 0; at < folded.length; at += 1) {
    const letter = folded.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) bits |= 1 << letter;
  }
  return bits;
}

/** How many bits are set. */
export function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
