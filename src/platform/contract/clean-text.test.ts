import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { lineSchema, textSchema } from './schemas.ts';

describe('invisible characters that disguise a text go', () => {
  test.each([
    ['byte order marks between digits', '9\ufeff\ufeff1\ufeff2', '912'],
    ['zero-width spaces and word joiners', 'exam\u200bple\u2060.com', 'example.com'],
    ['a direction that is turned round', 'abc\u202efed\u202c', 'abcfed'],
    ['isolates and direction marks', '\u2066a\u2069\u200eb\u200f\u061cc', 'abc'],
    ['soft hyphens and fillers', 'a\u00adb\u3164c\u115f', 'abc'],
    ['joiners between Latin letters and digits', 'a\u200db\u200cc 1\u200d2', 'abc 12'],
    ['joiners one behind another', 'می\u200c\u200cروم', 'می\u200cروم'],
    ['tags that are no flag', 'a\u{e0061}\u{e0062}b', 'ab'],
    ['a form of nothing', ' \ufe0f\ufe0fx', ' x'],
    ['control characters', 'a\u0000b\u007f\tc\nd', 'ab\tc\nd'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
  ])('%s', (_name, typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });
});

describe('those that a script or a picture needs stay', () => {
  test.each([
    ['Persian', 'می\u200cروم'],
    ['Hindi with a half letter', 'क्\u200dष'],
    ['Malayalam at the end of a word', 'ന്\u200d '],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a skin colour and a profession', '👩🏽\u200d🚀'],
    ['a key', '1\ufe0f\u20e3'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a variant of an ideograph', '葛\u{e0100}'],
    ['Arabic with its number sign', '\u0600 ١٢'],
  ])('%s', (_name, typed) => {
    expect(cleanText(typed)).toBe(typed);
  });
});

test('a text of invisible characters alone is empty to the schemas', () => {
  const typed = '\u200b\ufeff \u2060';
  expect(v.safeParse(lineSchema(80, 1), typed).success).toBe(false);
  expect(v.safeParse(textSchema(80, 1), typed).success).toBe(false);
});

test('cleaning a second time changes nothing, and what can be seen is never lost', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1 }),
    fc.constantFrom('\u200d', '\u200c', '\ufe0f', '\ufeff', '👩', 'क', '्', 'a', 'م', '\u{e0061}'),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
      const clean = cleanText(units.join(''));
      expect(cleanText(clean)).toBe(clean);
      const visible = (text: string) =>
        text.toWellFormed().replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '');
      expect(visible(clean)).toBe(visible(units.join('')));
    }),
    { numRuns: 3_000 },
  );
});
