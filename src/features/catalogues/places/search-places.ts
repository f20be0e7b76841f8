import type { CityIndex } from './city-index.ts';
import { bitCount, cityIndex, letterBits } from './city-index.ts';
import { countryCodesFor } from './country-search.ts';
import { prefixEditDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';
import type { Place } from './place.ts';
import { placeAt } from './place.ts';

const MAX_QUERY = 100;
/** In powers of ten of population: a typo counts as much as being a thousand times smaller. */
const EXACT_BONUS = 1;
const LATER_WORD_PENALTY = 1.5;
const TYPO_PENALTY = 3;

/**
 * Cities whose name begins like `query`, in any of the languages' names, the best first: a full
 * match before a beginning, larger before smaller. When fewer than `limit` begin so, names that
 * differ by one letter (two from eight letters on) follow. `'london, canada'` looks in that
 * country only. An empty query finds nothing.
 */
export function searchPlaces(query: string, locale: string, limit: number): Place[] {
  const [first = '', ...rest] = query.slice(0, MAX_QUERY).split(',');
  const typed = foldText(first);
  if (typed === '' || limit < 1) return [];
  const index = cityIndex();
  const country = rest.length === 0 ? null : countryCodesFor(rest.at(-1) ?? '');
  const allowed = country !== null && country.size > 0 ? country : null;
  const scores = new Map<number, number>();
  scorePrefixes(index, typed, allowed, scores);
  if (scores.size < limit) scoreTypos(index, typed, allowed, scores);
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([position]) => placeAt(index, position, locale));
}

function scorePrefixes(
  index: CityIndex,
  typed: string,
  allowed: ReadonlySet<string> | null,
  scores: Map<number, number>,
): void {
  const bits = letterBits(typed);
  const wordStart = ` ${typed}`;
  index.lookups.forEach((lookup, at) => {
    if ((bits & ~(index.lookupLetters[at] ?? 0)) !== 0) return;
    const starts = lookup.startsWith(typed);
    if (!starts && !lookup.includes(wordStart)) return;
    const bonus = starts ? (lookup.length === typed.length ? EXACT_BONUS : 0) : -LATER_WORD_PENALTY;
    keepBest(index, at, bonus, allowed, scores);
  });
}

function scoreTypos(
  index: CityIndex,
  typed: string,
  allowed: ReadonlySet<string> | null,
  scores: Map<number, number>,
): void {
  const limit = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (limit === 0) return;
  const bits = letterBits(typed);
  index.lookups.forEach((lookup, at) => {
    if (bitCount(bits & ~(index.lookupLetters[at] ?? 0)) > limit) return;
    const distance = prefixEditDistance(typed, lookup, limit);
    if (distance > 0 && distance <= limit) {
      keepBest(index, at, -TYPO_PENALTY * distance, allowed, scores);
    }
  });
}

function keepBest(
  index: CityIndex,
  lookup: number,
  bonus: number,
  allowed: ReadonlySet<string> | null,
  scores: Map<number, number>,
): void {
  const position = index.lookupCities[lookup] ?? 0;
  if (allowed !== null && !allowed.has(index.countryCodes[position] ?? '')) return;
  const score = Math.log10(index.populations[position] ?? 1) + bonus;
  if (score > (scores.get(position) ?? Number.NEGATIVE_INFINITY)) scores.set(position, score);
}
