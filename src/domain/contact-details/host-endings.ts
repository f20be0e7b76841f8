import { TOP_LEVEL_DOMAINS } from '#top-level-domains';

function toWordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Endings of countries that also begin a sentence where a space is missing. */
const COUNTRIES = 'de es se ch ca co au';
const COUNTRY_ENDINGS = toWordSet(COUNTRIES);
const LAST_ENDINGS = toWordSet(`${COUNTRIES} it at be`);

/**
 * Endings that are words or abbreviations as well, in small letters too: they count before a path,
 * or behind a name of two parts.
 */
export const WORDLIKE_ENDINGS = toWordSet(
  `me it is at be in to so us no am as my id re by do im er je al la ni si su va ve ir et il ma ne sa
   vu ad li vi ao na nr ac pm st ci er mr ms sr mo pa ps you how now here call next new off med ist mit
   moi man got eat like meet inc ltd llc ${COUNTRIES}`,
);
/** Endings of two letters that also begin a sentence where a space is missing. */
const SHORT_STARTERS = toWordSet('io ai tv pt ro eu');
/** Longer endings that no sentence begins with. */
const NEVER_WORDS = toWordSet('com net org edu gov mil biz xyz gmbh');
/** The ending of a name that is written in the ASCII form of another script. */
const ASCII_FORM = /^xn--[a-z0-9-]+$/;

/** Letters of a script without capitals, in which two characters make a word. */
const UNICASED = /^\p{Lo}/u;

/** Characters of the longest ending, its ASCII form aside. */
const LONGEST = Math.max(...[...TOP_LEVEL_DOMAINS].map((ending) => ending.length));
/** Most characters of a label. */
export const LONGEST_ENDING = 63;

/** An ending as the lists have it. */
export function toEnding(label: string): string {
  return label.normalize('NFC').toLowerCase();
}

/**
 * Whether host names can end with it.
 *
 * @param ending as `toEnding` returns it
 */
export function isHostEnding(ending: string): boolean {
  return (ending.length <= LONGEST && TOP_LEVEL_DOMAINS.has(ending)) || ASCII_FORM.test(ending);
}

/** Whether only host names have this ending. */
export function isNeverWord(ending: string): boolean {
  return ASCII_FORM.test(ending) || NEVER_WORDS.has(ending);
}

/** Whether it is a word but also the ending of many names: it counts where no text follows. */
export function mayBeLast(ending: string): boolean {
  return LAST_ENDINGS.has(ending);
}

/** Whether a sentence may begin with the word behind a forgotten space. */
export function mayBeginSentence(ending: string): boolean {
  if (isNeverWord(ending)) return false;
  if (ending.length > 2 || UNICASED.test(ending)) return true;
  return SHORT_STARTERS.has(ending) || WORDLIKE_ENDINGS.has(ending);
}

/**
 * Whether a partly spelt mail address may have this ending.
 *
 * @param isDotSpelt "at some point travel" ends no address, though "at gmail dot com" does
 */
export function isMailEnding(ending: string, isDotSpelt: boolean): boolean {
  if (COUNTRY_ENDINGS.has(ending)) return true;
  if (!isHostEnding(ending) || WORDLIKE_ENDINGS.has(ending)) return false;
  return !isDotSpelt || !mayBeginSentence(ending);
}

/**
 * Names of techniques, products and firms that end like a host's and that people mention as their
 * work: in any case, and written as their owners do.
 */
export const TECHNIQUES = toWordSet(
  'socket.io draw.io itch.io fly.io asp.net vb.net paint.net fast.ai last.fm readme.md',
);
export const FIRMS = toWordSet(
  'Booking.com Hotels.com Trip.com Agoda.com Amazon.com Salesforce.com Monday.com Wise.com Make.com Cal.com Automattic.com WordPress.com Crypto.com Cars.com Ancestry.com Match.com Chess.com Bol.com Character.ai Mistral.ai Scale.ai C3.ai Stability.ai Home24.de Check24.de Mobile.de',
);
