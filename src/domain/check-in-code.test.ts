import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  CODE_RANDOM_BYTES,
  codesMatch,
  makeCheckInCode,
  normaliseCode,
} from './check-in-code.ts';

const bytes = fc.uint8Array({ minLength: CODE_RANDOM_BYTES, maxLength: CODE_RANDOM_BYTES });

describe('makeCheckInCode', () => {
  it('uses no character that looks like another', () => {
    for (const twins of ['0OQD', '1IL', '2Z', '5S', '8B', 'UV']) {
      const kept = [...twins].filter((each) => CODE_ALPHABET.includes(each));
      expect(kept.length).toBeLessThanOrEqual(1);
    }
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  });

  it('makes six characters of the alphabet, which match themselves', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = makeCheckInCode(random);
        expect(code).toHaveLength(CODE_LENGTH);
        expect([...code].every((each) => CODE_ALPHABET.includes(each))).toBe(true);
        expect(normaliseCode(code)).toBe(code);
        expect(codesMatch(code, code.toLowerCase())).toBe(true);
      }),
    );
  });

  it('lets every byte pair count', () => {
    const base = makeCheckInCode(new Uint8Array(CODE_RANDOM_BYTES));
    for (let i = 0; i < CODE_RANDOM_BYTES; i++) {
      const random = new Uint8Array(CODE_RANDOM_BYTES);
      random[i] = 1;
      expect(makeCheckInCode(random)).not.toBe(base);
    }
  });

  it('refuses too little randomness', () => {
    expect(() => makeCheckInCode(new Uint8Array(CODE_RANDOM_BYTES - 1))).toThrow(RangeError);
  });
});

describe('codesMatch', () => {
  it.each([
    ['as it is', 'ACD346', true],
    ['lower case', 'acd346', true],
    ['spaces and dashes', ' ac-d 346 ', true],
    ['full width', 'ＡＣＤ３４６', true],
    ['last character wrong', 'ACD347', false],
    ['first character wrong', 'XCD346', false],
    ['too short', 'ACD34', false],
    ['too long', 'ACD3466', false],
    ['nothing', '', false],
  ])('%s', (_, typed, match) => {
    expect(codesMatch('ACD346', typed)).toBe(match);
    expect(codesMatch(typed, 'ACD346')).toBe(match);
  });

  it('is false for two empty codes', () => {
    expect(codesMatch('', '')).toBe(false);
  });
});
