import { ABBREVIATIONS, type Abbreviation } from './data/abbreviations.ts';
import { foldText } from './fold-text.ts';

/**
 * Words with several spellings, each mapped to the one used in comparisons; none is a country's
 * code.
 */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'saint sankt sainte ste sint sanct',
    ko: 'koh',
    santa: 'sta',
    santo: 'sto',
    fort: 'ft',
    puerto: 'pto',
  }).flatMap(([kept, others]) => others.split(' ').map((word) => [word, kept] as const)),
);

/** Latin words of the table; in folded texts only spaces and letters are beside them. */
const ANY_WORD = new RegExp(`(?<![^ ])(?:${[...WORDS.keys()].join('|')})(?![^ ])`, 'g');

const DIGRAPHS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

const DIGRAPH = /[äöüøå]/i;
const DIGRAPHS_OF_TEXT = /[äöüøå]/g;

/** A folded text with its words as they are compared: "sankt gallen" is "st gallen". */
export function comparedWords(folded: string): string {
  return folded.replace(ANY_WORD, (word) => WORDS.get(word) ?? word);
}

/**
 * The spellings by which a name is found, folded: as it is written, with its umlauts as two
 * letters (Muenchen), with its saints and the like in one form, and as it is shortened
 * (`abbreviateName`). A Japanese name that ends in the character for a city is found without it.
 */
export function spellingsOfName(name: string): string[] {
  const folded = foldText(name);
  const compared = comparedWords(folded);
  const spellings = compared === folded ? [folded] : [folded, compared];
  if (DIGRAPH.test(name)) {
    const spelled = foldText(
      name.toLowerCase().replace(DIGRAPHS_OF_TEXT, (letter) => DIGRAPHS[letter] ?? letter),
    );
    spellings.push(spelled, comparedWords(spelled));
  }
  if (folded.length > 2 && folded.endsWith('市')) spellings.push(folded.slice(0, -1));
  spellings.push(...spellings.flatMap(abbreviateName));
  return spellings.filter((spelling, at) => spelling !== '' && spellings.indexOf(spelling) === at);
}

/** Forms of one name at most, however many of its words can be shortened. */
const MAX_FORMS = 16;

/**
 * The abbreviated forms of a folded name: "mt isa" of "mount isa", "s paulo" of "sao paulo". Names
 * are abbreviated, the query is never expanded: "s" may mean many words, and only the matched name
 * shows which.
 */
function abbreviateName(folded: string): string[] {
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
