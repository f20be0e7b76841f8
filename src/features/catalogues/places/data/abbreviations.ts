/**
 * Abbreviations of words in place names, by language. A word is only abbreviated at the position in
 * its rule: `first` before the rest of the name, `inner` between two parts of it, `last` after it.
 * All in folded letters; words that are the same everywhere ("Saint" and "St") are in
 * `spellings.ts`.
 */
const LINES = `
en|first|mount|mt
en|first|point|pt
en|first|port|pt
en|first|north|n,no
en|first|northern|n
en|first|south|s,so
en|first|southern|s
en|first|east|e
en|first|eastern|e
en|first|west|w
en|first|western|w
en|first|great|gt
en|first|lake|lk
en|inner|upon|u,on,o
en|inner|under|u
en|inner|on|o
en|inner|and|
en|last|heights|hts
en|last|beach|bch
en|last|springs|spgs
en|last|mountain|mtn
de|first|bad|b
de|first|nord|n
de|first|sud|s
de|first|ost|o
de|inner|am|a,
de|inner|an der|a d,
de|inner|in der|i d,id
de|inner|ob der|o d,od
de|inner|vor der|v d,vd
de|inner|im|i
de|inner|in|i
de|inner|bei|b
de|last|am main|a m,am,m
de|last|am rhein|a rh,rh
de|last|am neckar|a n
de|last|im breisgau|i b,i br
de|last|im allgau|i a
de|last|ob der tauber|o d t,odt
fr|first|pointe|pt,pte
fr|inner|sur|s
fr|inner|sous|s
fr|last|provence|pce
es|first|san|s,sn
es|first|santa|s
es|first|santo|s
es|first|general|gral
es|first|ciudad|cd,cdad
es|first|coronel|cnel
es|first|presidente|pdte,pte
es|first|nuestra senora|ntra sra,n s
pt|first|sao|s
pt|first|vila nova|v n,vn
pt|first|vila|v
pt|first|nova|n
pt|first|presidente|pres
pt|first|governador|gov
pt|first|coronel|cel
it|first|sant|s
it|first|monte|m,mte
nl|first|noord|n
nl|first|zuid|z
`;

/** Position of an abbreviated word in a name. */
export type AbbreviationPlace = 'first' | 'inner' | 'last';

export interface Abbreviation {
  readonly place: AbbreviationPlace;
  readonly words: readonly string[];
  /** Instead of the words; an empty one leaves them out. */
  readonly short: readonly string[];
}

/** By the first word. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly Abbreviation[]> = Map.groupBy(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [, place = '', words = '', short = ''] = line.split('|');
      return {
        place: place as AbbreviationPlace,
        words: words.split(' '),
        short: short.split(','),
      };
    }),
  ({ words: [first = ''] }) => first,
);
