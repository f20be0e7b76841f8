import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMOUNT_PATTERN,
  COUNT_PATTERN,
  parseAmount,
  parseNumber,
  plainAmount,
} from './typed-number.ts';

const AMOUNTS = [
  ['45', 45],
  ['45.5', 45.5],
  ['45.50', 45.5],
  ['45,50', 45.5],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1.200.000', 1_200_000],
  ["1'200.50", 1200.5],
  ['1’200', 1200],
  ['1 200,50', 1200.5],
  ['1\u202f200', 1200],
  ['1\u2009200', 1200],
  ['1\u00a0200,5', 1200.5],
  ['$45', 45],
  ['45 $', 45],
  ['US$ 45', 45],
  ['45 USD', 45],
  ['＄４５', 45],
  ['１００', 100],
  ['１，２００．５０', 1200.5],
  ['٤٥٫٥', 45.5],
  ['١٬٢٠٠', 1200],
  ['۱۰۰', 100],
  [' 45 ', 45],
  ['0', 0],
] as const;

const NO_AMOUNTS = [
  ['words', 'cheap'],
  ['less than nothing', '-5'],
  ['an exponent', '1e3'],
  ['a point before three digits', '1.200'],
  ['a comma before three digits', '1,200 USD'],
  ['four decimals', '45.5055'],
  ['uneven groups', '1,20,300'],
  ['groups of two kinds', '1,200.300'],
  ['two amounts', '45 50'],
  ['another currency', '€45'],
  ['the sign twice', '$$45'],
] as const;

const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);

describe('an amount as it is typed, in whatever language', () => {
  test.each(AMOUNTS)('“%s” is %d', (typed, dollars) => {
    expect(parseAmount(typed)).toBe(dollars);
    expect(matches(AMOUNT_PATTERN, typed)).toBe(true);
  });

  test.each(NO_AMOUNTS)('%s is none', (_, typed) => {
    expect(parseAmount(typed)).toBeNull();
    expect(matches(AMOUNT_PATTERN, typed)).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['more than anybody types', '9'.repeat(41)],
  ])('%s is none', (_, typed) => {
    expect(parseAmount(typed)).toBeNull();
  });
});

test.each([
  ['en', '1,200', 1200],
  ['en', '1.200', null],
  ['de', '1.200', 1200],
  ['de', '1,200', null],
  ['pt', '1.200', 1200],
  ['fr', '1.200', 1200],
  ['fr', '1,200', null],
  ['ja', '1,200', 1200],
  ['ar', '1,200', 1200],
  ['ar', '١٢٫٥', 12.5],
  ['de', '$1.200', 1200],
  ['de', '1200,5', 1200.5],
])('a mark before three digits, in %s: “%s” is %s', (language, typed, number) => {
  expect(parseNumber(typed, language)).toBe(number);
});

test.each([
  ['de', '1.200,50', '1200.5'],
  ['de', '1,200', '1,200'],
  ['en', '٤٥', '45'],
  ['en', 'cheap', 'cheap'],
  ['en', '', ''],
])('an amount typed in %s as “%s” is written %j', (language, typed, plain) => {
  expect(plainAmount(typed, language)).toBe(plain);
  expect(parseAmount(plain)).toBe(parseAmount(typed, language));
});

test.each([
  ['-5', -5],
  ['−1,5', -1.5],
  ['-0', 0],
  ['--5', null],
  ['5-', null],
])('a number may be below zero: “%s” is %s', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});

test('the pattern of whole numbers takes the digits of every keyboard', () => {
  for (const typed of ['12', '１２', '١٢', '۱۲', ' 3 ']) {
    expect(matches(COUNT_PATTERN, typed)).toBe(true);
  }
  for (const typed of ['', '1.5', '-1', 'two']) expect(matches(COUNT_PATTERN, typed)).toBe(false);
});

const cents = fc.integer({ min: 0, max: 1_000_000_000 });

test.each(['en', 'de', 'fr', 'de-CH', 'es', 'it', 'pt', 'ja', 'ar-EG', 'fa'])(
  'reads each amount of cents as %s writes it',
  (locale) => {
    const written = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseAmount(written.format(amount / 100), locale)).toBe(amount / 100);
      }),
    );
  },
);

test('never answers anything but an amount, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const dollars = parseAmount(typed);
      expect(dollars === null || (dollars >= 0 && Number.isFinite(dollars))).toBe(true);
    }),
  );
});

test('a form without scripts takes no more than the search reads', () => {
  const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' $-USD１٢٫٬") });
  fc.assert(
    fc.property(text, (typed) => {
      fc.pre(typed.length <= 40 && matches(AMOUNT_PATTERN, typed));
      expect(parseAmount(typed)).not.toBeNull();
    }),
    { numRuns: 500, maxSkipsPerRun: 1000 },
  );
});
