const CONTROLS = /[^\P{Cc}\n\t]/gu;
/** Invisible characters: zero-width and direction marks, byte order marks, fillers, tags. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** A character, or the flag of a region with the tags that name the region. */
const CHARACTERS = /\u{1F3F4}[\u{E0020}-\u{E007E}]{2,6}\u{E007F}|./gsu;

/** Letters that a joiner never affects. */
const SEPARATE_LETTER =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LETTER = /^\p{L}/u;
const MARK = /^\p{M}/u;
const PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
const VISIBLE = /^[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u;

const JOINER = /^[\u200C\u200D]$/;
const SELECTOR = /^[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u{180B}-\u{180D}\u{180F}]$/u;
/** Requests the emoji form of a character that has one. */
const AS_PICTURE = '\uFE0F';

/**
 * A text without characters that can't be stored or seen: lone surrogates, control characters
 * except tabs and new lines, and invisible characters, which only serve to disguise a text. Those
 * that a script or an emoji needs stay: a joiner between letters that join (Persian, Hindi) or
 * within an emoji, a selector behind the character whose form it selects, the tags of a region's
 * flag.
 */
export function cleanText(text: string): string {
  const storable = text.toWellFormed().replace(CONTROLS, '');
  if (!INVISIBLE.test(storable)) return storable;
  const characters = storable.match(CHARACTERS) ?? [];
  let clean = '';
  let previous = '';
  for (const [nth, character] of characters.entries()) {
    const isShown =
      character.length > 2 ||
      !INVISIBLE.test(character) ||
      isNeeded(character, previous, characters[nth + 1] ?? '');
    if (!isShown) continue;
    clean += character;
    previous = character;
  }
  return clean;
}

function isNeeded(mark: string, previous: string, next: string): boolean {
  if (SELECTOR.test(mark)) return VISIBLE.test(previous);
  if (!JOINER.test(mark)) return false;
  if (PICTURE.test(next) && (PICTURE.test(previous) || previous === AS_PICTURE)) return true;
  // Behind a mark such as the virama it forms a letter, at the end of a word as well.
  if (MARK.test(previous)) return VISIBLE.test(previous);
  return joins(previous) && joins(next);
}

function joins(character: string): boolean {
  return LETTER.test(character) && !SEPARATE_LETTER.test(character);
}
