import { initials } from './initials.ts';

/** Lists a person may have. */
export const MAX_WISHLISTS = 50;
/** Listings in one list. */
export const MAX_WISHLIST_ENTRIES = 100;
/** Letters of a list's name. */
export const WISHLIST_NAME = { min: 1, max: 60 } as const;
/** Letters of the note about a listing. */
export const WISHLIST_NOTE = { min: 0, max: 500 } as const;
/** Listings that are compared side by side. */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** "Dr.", "Mme", which stand before a name. */
const TITLE = /^(?:\p{L}{2,}\.|dr|prof|mr|mrs|ms|mme|mlle|sr|sra|herr|frau)$/iu;

/** Scripts whose names begin with the family name, and are often written without a space. */
const FAMILY_NAME_FIRST =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The part of an owner's name that users with the link of a list see: the first name, or the
 * initials where the first word may be a family name. A single word is taken for a first name.
 */
export function sharedName(name: string): string {
  if (FAMILY_NAME_FIRST.test(name)) return initials(name);
  const words = name.trim().split(/\s+/u);
  const [first = '', ...others] = TITLE.test(words[0] ?? '') ? words.slice(1) : words;
  const isInitial = first.endsWith('.') || [...first].length < 2;
  if (isInitial || (others.length === 0 && words.length > 1)) return initials(name);
  return first;
}
