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
/** Endings of `ENDINGS` that begin a sentence too when somebody forgets a space. */
export const SENTENCE_STARTERS = wordsOf(
  'info app dev page site online link blog club shop store travel live social io ai tv pt ro',
);
/**
 * Names of techniques, products and firms that end like a host's and that people say of their work:
 * in any case, and written as their owners do.
 */
export const TECHNIQUES = wordsOf(
  'socket.io draw.io itch.io fly.io asp.net vb.net paint.net fast.ai last.fm',
);
export const FIRMS = wordsOf(
  'Booking.com Hotels.com Trip.com Agoda.com Amazon.com Salesforce.com Monday.com Wise.com Make.com Cal.com Automattic.com WordPress.com Crypto.com Cars.com Ancestry.com Match.com Chess.com Bol.com Character.ai Mistral.ai Scale.ai C3.ai Stability.ai Home24.de Check24.de Mobile.de',
);
/** Letters of the longest ending. */
export const LONGEST_ENDING = 6;
