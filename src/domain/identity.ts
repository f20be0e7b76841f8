import { type DateText, isDateText } from './dates.ts';

/** How the latest try of a check of identity is. */
export const IDENTITY_STATES = ['started', 'processing', 'retry', 'canceled', 'verified'] as const;

/**
 * Why a check didn't succeed, as far as its person can do something about it. Every reason of a
 * provider is one of these.
 */
export const IDENTITY_FAILURES = [
  'abandoned',
  'consent-declined',
  'country-unsupported',
  'device-unsupported',
  'document-expired',
  'document-unreadable',
  'document-unsupported',
  'selfie-mismatch',
  'selfie-unreadable',
  'too-young',
] as const;
export type IdentityFailure = (typeof IDENTITY_FAILURES)[number];

/** Age in years from which a person may agree on a stay. */
const ADULT_YEARS = 18;

/** Whether a person is of age on a day; false where no date of birth is known. */
export function isAdultOn(birthDate: string | null, day: DateText): boolean {
  if (birthDate === null || !isDateText(birthDate)) return false;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  // Who was born on 29 February turns older on 1 March.
  return years - (day.slice(5) < birthDate.slice(5) ? 1 : 0) >= ADULT_YEARS;
}

/** The name on a document; of people with a single name one of the two is empty. */
export interface DocumentName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Whether the name of an account is that of a document: it names nothing that the document doesn't,
 * and of both the given and the family names at least one. Case, accents, punctuation and order
 * don't count: people leave out middle names, and documents are in capitals without accents.
 */
export function isNameOnDocument(name: string, { firstName, lastName }: DocumentName): boolean {
  const given = wordsIn(firstName);
  const family = wordsIn(lastName);
  const left = [...given, ...family];
  const words = wordsIn(name);
  const isAllThere = words.every((word) => {
    const at = left.indexOf(word);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
  const names = (of: readonly string[]) =>
    of.length === 0 || of.some((word) => words.includes(word));
  return words.length > 0 && isAllThere && names(given) && names(family);
}

function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => LETTERS.reduce((done, [letter, plain]) => done.replaceAll(letter, plain), word))
    .filter((word) => word !== '');
}

/** Letters without a decomposition, as the machine-readable part of documents spells them. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
];

/** A person whose identity was verified. */
export interface VerifiedPerson {
  /** Whether the document says that they are of age. */
  readonly isAdult: boolean;
}

/**
 * Whether a guest meets the condition of a listing whose host asks for verified guests: the guest
 * has shown a document, and is of age. Where no identity can be verified here, there is no such condition.
 */
export function meetsIdentityCondition(
  guest: VerifiedPerson | null,
  { isAsked, isOffered }: { readonly isAsked: boolean; readonly isOffered: boolean },
): boolean {
  return !isAsked || !isOffered || guest?.isAdult === true;
}
