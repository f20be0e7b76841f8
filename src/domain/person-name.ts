import { ReadableText } from './contact-details/readable-text.ts';
import { hasContactDetails, hideContactDetails } from './contact-details.ts';
import { hasOnlyNameDots, withoutHostDots } from './name-dots.ts';

/** Most characters of a name. */
export const NAME_LENGTH = 80;

/**
 * Characters that no name has: they would turn one into a link, an address or a sentence of ours,
 * in a mail's subject above all. Their wide and look-alike forms are folded to these first.
 */
const NOT_IN_NAMES = /[:/\\<>@|#{}[\]=*_~^`]/gu;
/** The ASCII prefix of a host name of another script. */
const ASCII_FORM = /xn--/i;
/**
 * Invisible characters: controls, formats and blank characters (U+3164 among them), except the two
 * joiners that some scripts spell with.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** A name as it is stored: composed, on one line, without invisible characters. */
export function tidyName(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\s/gu, ' ')
      .replace(UNSEEN, '')
      .replace(/ +/g, ' ')
      // Often typed as an apostrophe, since it is easier to reach.
      .replace(/(?<=\p{L})[`´](?=\p{L})/gu, "'")
      .trim()
  );
}

/**
 * Whether a tidy text may be a person's name: it has letters, and is neither an address nor longer
 * than a name.
 */
export function isPersonName(name: string): boolean {
  return (
    name.length <= NAME_LENGTH &&
    /[\p{L}\p{N}]/u.test(name) &&
    plain(name).search(NOT_IN_NAMES) === -1 &&
    !ASCII_FORM.test(read(name)) &&
    hasOnlyNameDots(read(name)) &&
    !hasContactDetails(name)
  );
}

/**
 * A name from another provider, cleaned to one that could have been typed here.
 *
 * @param fallback used where nothing of the name is left
 */
export function personNameFrom(text: string, fallback: string): string {
  const tidy = tidyName(text).slice(0, 4 * NAME_LENGTH);
  if (isPersonName(tidy)) return tidy;
  const safe = hideContactDetails(tidy)
    .map(({ text: words, hidden }) => (hidden === null ? words : ' '))
    .join('');
  const words = withoutHostDots(read(plain(safe).replace(NOT_IN_NAMES, ' ')));
  const name = tidyName(tidyName(words).slice(0, NAME_LENGTH));
  return isPersonName(name) ? name : fallback;
}

/** Whether a text contains a link or an e-mail address. */
export function hasLink(text: string): boolean {
  return hideContactDetails(text).some(({ hidden }) => hidden === 'link' || hidden === 'email');
}

/** The name with dots of other scripts as plain dots. */
function read(name: string): string {
  return new ReadableText(name).visible;
}

/** Wide and look-alike forms as their plain equivalents. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2236\uA789\u02D0]/gu, ':')
    .replace(/[\u2044\u2215\u29F8]/gu, '/');
}
