import { isHostEnding, toEnding } from './contact-details/host-endings.ts';
import { TITLES } from './contact-details/titles.ts';

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
export function hasOnlyNameDots(name: string): boolean {
  return [...name.matchAll(DOTTED)].every(([, before = '', after = '']) => {
    if ([...after.matchAll(/\p{L}/gu)].length < 2) return true;
    return isOfName(lastPart(before), after.replace(/^-/u, ''));
  });
}

/** Replaces each dot that may be part of a host name with a blank. */
export function withoutHostDots(name: string): string {
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
