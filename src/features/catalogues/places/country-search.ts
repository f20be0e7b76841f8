import type { CountryOption } from '../data/countries.ts';
import { countries, countryNames } from '../data/countries.ts';
import { prefixEditDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';
import { TIERS, type Tier } from './match-name.ts';
import { countryCalled } from './qualifier.ts';
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
