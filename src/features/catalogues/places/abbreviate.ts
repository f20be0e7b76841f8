import { ABBREVIATIONS, type Abbreviation } from './data/abbreviations.ts';

/** Forms of one name at most, however many of its words can be shortened. */
const MAX_FORMS = 16;

/**
 * The ways in which a folded name is shortened: "mt isa" of "mount isa", "s paulo" of "sao paulo".
 * Names are shortened, what is typed is never made longer: "s" stands for many words, and only the
 * name that is found tells which.
 */
export function abbreviationsOf(folded: string): string[] {
  const words = folded.split(' ');
  if (words.length < 2 || !words.some((word) => ABBREVIATIONS.has(word))) return [];
  return formsFrom(words, 0)
    .map((form) => form.filter(Boolean).join(' '))
    .filter((form) => form !== folded);
}

/** The words from a place on, as they are and in all their short forms. */
function formsFrom(words: readonly string[], at: number): (readonly string[])[] {
  const word = words[at];
  if (word === undefined) return [[]];
  const forms = formsFrom(words, at + 1).map((rest) => [word, ...rest]);
  for (const { words: replaced, short } of rulesAt(words, at)) {
    const rests = formsFrom(words, at + replaced.length);
    for (const one of short) forms.push(...rests.map((rest) => [one, ...rest]));
  }
  return forms.slice(0, MAX_FORMS);
}

function rulesAt(words: readonly string[], at: number): Abbreviation[] {
  return (ABBREVIATIONS.get(words[at] ?? '') ?? []).filter(({ place, words: replaced }) => {
    const end = at + replaced.length;
    if (replaced.some((word, offset) => words[at + offset] !== word)) return false;
    if (place === 'first') return at === 0 && end < words.length;
    return at > 0 && (place === 'last' ? end === words.length : end < words.length);
  });
}
