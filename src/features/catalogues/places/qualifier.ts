import { countryNames } from '../data/countries.ts';
import { bitCount, letterBits } from './city-index.ts';
import { MORE_REGION_NAMES } from './data/more-regions.ts';
import { CODES_BEHIND_TOWNS, COUNTRY_NICKNAMES, REGION_ABBREVIATIONS } from './data/qualifiers.ts';
import { REGION_TRANSLATIONS } from './data/region-names.ts';
import { REGION_NAMES } from './data/regions.ts';
import { WIDE_PLACES } from './data/wide-places.ts';
import { prefixEditDistance } from './fold-text.ts';
import { regionNames } from './region-name.ts';
import { spellingsOfName } from './spellings.ts';

/**
 * The possible meanings of a word next to a town: any of these countries or regions. An island
 * means its country.
 */
export interface Qualifier {
  /** Two-letter codes. */
  readonly countries: ReadonlySet<string>;
  /** By country and code, as the city catalogue writes them. */
  readonly regions: ReadonlySet<string>;
}

interface OpenQualifier {
  readonly countries: Set<string>;
  readonly regions: Set<string>;
}

/** Whether a town of a country and a region matches all the qualifiers. */
export function isWhere(
  qualifiers: readonly Qualifier[],
  countryCode: string,
  regionKey: string | null,
): boolean {
  return qualifiers.every(
    ({ countries, regions }) =>
      countries.has(countryCode) ||
      (regionKey === null
        ? [...regions].some((key) => key.startsWith(`${countryCode}.`))
        : regions.has(regionKey)),
  );
}

/** The countries and regions that a folded text is the whole name or abbreviation of. */
export function qualifierCalled(folded: string): Qualifier | null {
  return known().get(folded) ?? null;
}

/** The country whose whole name (not just code) is a folded text, otherwise null. */
export function countryCalled(folded: string): string | null {
  known();
  return nameOfCountry.get(folded) ?? null;
}

/** Qualifiers whose name begins with a folded text; null without any. */
export function qualifierFromPrefix(folded: string): Qualifier | null {
  return joined((name) => name.startsWith(folded));
}

/** Qualifiers whose name differs from a folded text by one letter; null without any. */
export function qualifierSpelledLike(folded: string): Qualifier | null {
  if (folded.length < 4) return null;
  const bits = letterBits(folded);
  return joined(
    (name) =>
      Math.abs(name.length - folded.length) <= 1 &&
      bitCount(bits & ~letterBits(name)) <= 1 &&
      prefixEditDistance(folded, name, 1) <= 1,
  );
}

function joined(isMeant: (name: string) => boolean): Qualifier | null {
  const all: OpenQualifier = { countries: new Set(), regions: new Set() };
  for (const [name, { countries, regions }] of known()) {
    if (!isMeant(name)) continue;
    for (const code of countries) all.countries.add(code);
    for (const key of regions) all.regions.add(key);
  }
  return all.countries.size + all.regions.size === 0 ? null : all;
}

let byName: ReadonlyMap<string, Qualifier> | null = null;
const nameOfCountry = new Map<string, string>();

function known(): ReadonlyMap<string, Qualifier> {
  byName ??= readQualifiers();
  return byName;
}

function readQualifiers(): ReadonlyMap<string, Qualifier> {
  const found = new Map<string, OpenQualifier>();
  const open = (spelling: string): OpenQualifier => {
    const before = found.get(spelling);
    if (before !== undefined) return before;
    const made = { countries: new Set<string>(), regions: new Set<string>() };
    found.set(spelling, made);
    return made;
  };
  const addCountry = (code: string, name: string) => {
    for (const spelling of spellingsOfName(name)) {
      open(spelling).countries.add(code);
      // With two or three Latin letters it is as often a word or a city ("LA") as a country.
      if (!/^[a-z]{1,3}$/.test(spelling)) nameOfCountry.set(spelling, code);
    }
  };
  for (const { code, name } of countryNames()) addCountry(code, name);
  for (const [code, names] of Object.entries(COUNTRY_NICKNAMES)) {
    for (const name of names.split(',')) {
      addCountry(code, name);
      if (/^[A-Z]{2,3}$/.test(name)) nameOfCountry.set(name.toLowerCase(), code);
    }
  }
  for (const [code, others] of Object.entries(CODES_BEHIND_TOWNS)) {
    for (const other of others.split(',')) open(other.toLowerCase()).countries.add(code);
  }
  for (const { names, countryCode } of WIDE_PLACES) {
    for (const spelling of names.flatMap(spellingsOfName))
      open(spelling).countries.add(countryCode);
  }
  for (const [key, names] of namesByRegion()) {
    for (const name of names) {
      for (const spelling of spellingsOfName(name)) open(spelling).regions.add(key);
    }
  }
  return found;
}

/** Every name and abbreviation of every region whose code the city catalogue has. */
function namesByRegion(): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  const add = (key: string, names: readonly string[]) => {
    const known = all.get(key) ?? new Set();
    for (const name of names) known.add(name);
    all.set(key, known);
  };
  for (const [key, name] of [...Object.entries(REGION_NAMES), ...MORE_REGION_NAMES]) {
    const [country = '', code = ''] = key.split('.');
    add(key, regionNames(name, country));
    if (/^[A-Z]{2,3}$/.test(code)) add(key, [code]);
  }
  for (const [key, names] of Object.entries(REGION_ABBREVIATIONS)) add(key, names.split(','));
  for (const stored of Object.keys(REGION_TRANSLATIONS)) {
    const name = stored.slice(0, -3);
    const country = stored.slice(-2);
    const names = regionNames(name, country);
    const folded = new Set(names.flatMap(spellingsOfName));
    for (const [key, others] of all) {
      if (!key.startsWith(`${country}.`)) continue;
      if ([...others].some((other) => spellingsOfName(other).some((one) => folded.has(one)))) {
        add(key, names);
      }
    }
  }
  return all;
}
