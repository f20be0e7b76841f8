import { prefixEditDistance } from './fold-text.ts';
import type { Reading, ReadingKind } from './read-query.ts';

/**
 * How well a name is what was typed, the best first: what is meant for certain, then what begins
 * so, then what is a guess. Within a tier the larger comes first, see `placeWeight`.
 */
export const TIERS = {
  /** The whole text is a whole name, in any language. */
  exact: 0,
  /** A whole name, with the country or region it lies in, or a word for a town. */
  exactThere: 1,
  begins: 2,
  /** A whole name whose country is being typed, or isn't known. */
  exactMaybe: 3,
  /** One letter is different, then two. */
  near: 4,
  farther: 5,
} as const;
export type Tier = (typeof TIERS)[keyof typeof TIERS];

/** In powers of ten of weight: a later word that begins so is less likely meant. */
export const LATER_WORD_PENALTY = 1.5;

const EXACT_TIERS: Readonly<Record<ReadingKind, Tier>> = {
  whole: TIERS.exact,
  qualified: TIERS.exactThere,
  town: TIERS.exactThere,
  partial: TIERS.exactMaybe,
  unqualified: TIERS.exactMaybe,
  misspelled: TIERS.near,
};

/** Whether a tier means that a name was typed completely and without typos. */
export function isExactTier(tier: Tier): boolean {
  return tier === TIERS.exact || tier === TIERS.exactThere;
}

/** Whether a tier needs no guesses beside it: a whole name was found, wherever it is meant to be. */
export function isWholeName(tier: Tier): boolean {
  return isExactTier(tier) || tier === TIERS.exactMaybe;
}

export interface NameMatch {
  readonly tier: Tier;
  readonly penalty: number;
}

/** How a folded name is what a reading asks for, without guesses; null where it isn't. */
export function matchName(reading: Reading, name: string): NameMatch | null {
  const { typed, laterWord, kind } = reading;
  const starts = name.startsWith(typed);
  if (starts && name.length === typed.length) return { tier: EXACT_TIERS[kind], penalty: 0 };
  if (kind !== 'whole' && kind !== 'qualified') return null;
  if (starts) return { tier: TIERS.begins, penalty: 0 };
  return name.includes(laterWord) ? { tier: TIERS.begins, penalty: LATER_WORD_PENALTY } : null;
}

/** Maximum typos in a text of this length: none in a short one, two from eight letters on. */
export function maxTypos(typed: string): number {
  return typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
}

/** How a folded name is what a reading asks for but for a letter or two; null where it isn't. */
export function matchMisspelledName({ typed }: Reading, name: string): NameMatch | null {
  const limit = maxTypos(typed);
  if (limit === 0) return null;
  const distance = prefixEditDistance(typed, name, limit);
  if (distance > limit) return null;
  return { tier: distance <= 1 ? TIERS.near : TIERS.farther, penalty: 0 };
}

/** Whether one match is better than another of the same item. */
export function isBetter(match: NameMatch, before: NameMatch | undefined): boolean {
  return (
    before === undefined ||
    match.tier < before.tier ||
    (match.tier === before.tier && match.penalty < before.penalty)
  );
}

/** The readings to be guessed: if a country was named exactly, only readings with it. */
export function readingsToGuess(readings: readonly Reading[]): readonly Reading[] {
  const there = readings.filter(({ kind }) => kind === 'qualified');
  return there.length > 0 ? there : readings.filter(({ kind }) => kind !== 'partial');
}
