import { isHostEnding, toEnding } from './contact-details/host-endings.ts';
import { ReadableText } from './contact-details/readable-text.ts';
import { TITLES } from './contact-details/titles.ts';
import { hasContactDetails, hideContactDetails } from './contact-details.ts';

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

/** The characters on either side of a dot without a blank behind it. */
const DOTTED = /([\p{L}\p{M}\p{N}'’-]*)\.(?=([\p{L}\p{M}\p{N}'’-]+))/gu;

/** Particles of a name, written small, or behind a title. */
const PARTICLES: ReadonlySet<string> = new Set(
  `de da do dos das del della di d du des la le les lo los las van von vom zu zum zur der den ter ten
   af av al el ul ud bin bint ibn ben abu y e i ssa ra na ta rer med nat phil jur habil ing arch`
    .trim()
    .split(/\s+/),
);
/** Suffixes behind a name. */
const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'ii', 'iii', 'iv', 'phd', 'esq']);

/**
 * Whether the characters around a dot in a name show that it leads nowhere: `J.R. Smith`, `J.Lo`,
 * `Dr.Ng`, `St.John`, `Ph.D`, `Dr.rer.nat`, `J.P.de Vries`, `Smith.Jr`, `ดร.สมชาย`, `د.محمد`.
 * Anything else with two letters behind its dot may be a host name, of an ending that doesn't exist
 * yet.
 *
 * @param name with plain forms of its characters
 */
function hasOnlyNameDots(name: string): boolean {
  return [...name.matchAll(DOTTED)].every(([, before = '', after = '']) => {
    if ([...after.matchAll(/\p{L}/gu)].length < 2) return true;
    return isOfName(lastPart(before), after.replace(/^-/u, ''));
  });
}

/** Replaces each dot that may be part of a host name with a blank. */
function withoutHostDots(name: string): string {
  return name.replaceAll(DOTTED, (part, before: string, after: string) =>
    hasOnlyNameDots(`${part}${after}`) ? part : `${before} `,
  );
}

function isOfName(before: string, after: string): boolean {
  const first = before.toLowerCase();
  const next = after.toLowerCase();
  const isCapitalised = /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}/u.test(after);
  const isEnding = isHostEnding(toEnding(after));
  if (PARTICLES.has(next)) return isInitial(before) || TITLES.has(first);
  if (SUFFIXES.has(next)) return /\p{L}{2}/u.test(before);
  if (TITLES.has(first))
    return isCapitalised || TITLES.has(next) || (isUnicased(after) && !isEnding);
  if (isInitial(before)) return isCapitalised || !isEnding;
  // "Th.Müller", "ผศ.สมชาย"
  const isShort = /^\p{Lu}\p{Ll}$/u.test(before) || /^(?:\p{Lo}\p{M}*){1,4}$/u.test(before);
  return isShort && (isCapitalised || isUnicased(after)) && !isEnding;
}

/** "Hans-J.Meier", "J.-P.Sartre": the part behind the hyphen, if it has a capital. */
function lastPart(before: string): string {
  return /-(\p{Lu}[^-]*)$/u.exec(before)?.[1] ?? before;
}

function isInitial(text: string): boolean {
  return /^\p{L}\p{M}*$/u.test(text);
}

function isUnicased(text: string): boolean {
  return /^\p{Lo}/u.test(text);
}
