import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CODE_ALPHABET } from './check-in-code.ts';
import {
  formatLetterCode,
  LETTER_CODE_LENGTH,
  makeLetterCode,
  readLetterCode,
} from './letter-code.ts';

const FIRST = CODE_ALPHABET.charAt(0);
const CODE = '3467' + '9ACD' + 'EFGH' + 'JKMN' + 'PRTU';

test('a code has more than 80 random bits', () => {
  expect(LETTER_CODE_LENGTH * Math.log2(CODE_ALPHABET.length)).toBeGreaterThan(80);
});

test('every character is drawn from the whole alphabet', () => {
  const asked: number[] = [];
  const code = makeLetterCode((below) => {
    asked.push(below);
    return 0;
  });
  expect(code).toBe(FIRST.repeat(LETTER_CODE_LENGTH));
  expect(asked).toEqual(Array(LETTER_CODE_LENGTH).fill(CODE_ALPHABET.length));
});

test('it is shown in five groups of four', () => {
  expect(formatLetterCode(CODE)).toBe('3467-9ACD-EFGH-JKMN-PRTU');
});

describe('a typed code', () => {
  it.each([
    ['as shown', '3467-9ACD-EFGH-JKMN-PRTU', CODE],
    ['in small letters with blanks', ' 3467 9acd efgh jkmn prtu ', CODE],
    ['in wide letters', '３４６７９ＡＣＤＥＦＧＨＪＫＭＮＰＲＴＵ', CODE],
    ['one letter short', CODE.slice(1), null],
    ['one letter long', `${CODE}3`, null],
    ['with a letter that none has', `0${CODE.slice(1)}`, null],
    ['nothing', '', null],
  ])('%s', (_, typed, code) => {
    expect(readLetterCode(typed)).toBe(code);
  });
});

test('every code is read as it is shown', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const code = makeLetterCode((below) => (numbers.next().value ?? 0) % below);
      expect(readLetterCode(formatLetterCode(code))).toBe(code);
    }),
  );
});
