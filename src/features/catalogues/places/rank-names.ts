import { prefixEditDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

const MAX_QUERY = 100;
/** In powers of ten of weight, as the search for cities counts. */
const EXACT_BONUS = 1;
const LATER_WORD_PENALTY = 1.5;
const TYPO_PENALTY = 3;

/** Something that is looked for by any of its names. */
export interface NamedThing {
  /** As `foldedNames` gives them: folded once, and not with every text that is looked for. */
  readonly folded: readonly string[];
  /** More comes first among equals; at least 1. */
  readonly weight: number;
}

/** The names of a thing in the letters that texts are compared in. */
export function foldedNames(names: readonly string[]): string[] {
  return names.map(foldText);
}

/**
 * The things whose name begins like `query`, or has a later word that does, the best first. When
 * fewer than `limit` do, names that differ by one letter (two from eight letters on) follow. An
 * empty query finds nothing. The same order as the search for cities has.
 */
export function rankNames<Thing extends NamedThing>(
  query: string,
  things: readonly Thing[],
  limit: number,
): Thing[] {
  const typed = foldText(query.slice(0, MAX_QUERY));
  if (typed === '') return [];
  const scored = things.flatMap((thing) => {
    const bonus = Math.max(...thing.folded.map((name) => bonusOf(typed, name)));
    return bonus === Number.NEGATIVE_INFINITY
      ? []
      : [{ thing, bonus, score: Math.log10(Math.max(1, thing.weight)) + bonus }];
  });
  const sure = scored.filter(({ bonus }) => bonus > -TYPO_PENALTY);
  return (sure.length >= limit ? sure : scored)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ thing }) => thing);
}

function bonusOf(typed: string, name: string): number {
  if (name === typed) return EXACT_BONUS;
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return -LATER_WORD_PENALTY;
  const limit = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (limit === 0) return Number.NEGATIVE_INFINITY;
  const distance = prefixEditDistance(typed, name, limit);
  return distance <= limit ? -TYPO_PENALTY * distance : Number.NEGATIVE_INFINITY;
}
