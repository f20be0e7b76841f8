function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Endings of countries that begin a sentence too when somebody forgets a space. */
const COUNTRIES = 'de es se ch ca co au';

/** Endings of host names that no word has. */
export const ENDINGS = wordsOf(
  'com net org info biz app dev page site online xyz link blog club shop store travel live social io ai eu uk fr nl pl pt br mx ru cz dk fi hu ro gr jp cn kr nz tv cc ly gg',
);
export const COUNTRY_ENDINGS = wordsOf(COUNTRIES);
/** Endings that are words as well: they count before a path, or behind a name of two parts. */
export const WORDLIKE_ENDINGS = wordsOf(
  `me it is at be in to so us no am as my id re ${COUNTRIES}`,
);
/** Letters of the longest ending. */
export const LONGEST_ENDING = 6;
