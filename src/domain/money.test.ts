import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePercent, computeShare, formatMoney, roundHalfUp } from './money.ts';

describe('roundHalfUp', () => {
  it.each([
    ['below half', 2.49, 2],
    ['half', 2.5, 3],
    ['half of an even number', 0.5, 1],
    ['half below zero mirrors', -2.5, -3],
    ['below half below zero', -2.49, -2],
    ['a half lost to floating point', 1.005 * 100, 101],
    ['a half lost to floating point below zero', -1.005 * 100, -101],
    ['whole', 7, 7],
    ['the largest whole', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['a trace below zero is plain zero', -0.2, 0],
  ])('%s: %d is %d', (_, value, cents) => {
    expect(roundHalfUp(value)).toBe(cents);
  });

  it.each([Number.NaN, Infinity])('refuses %d', (value) => {
    expect(() => roundHalfUp(value)).toThrow(RangeError);
  });
});

describe('percentOf', () => {
  it.each([
    [1, 50, 1],
    [1, 49.999, 0],
    [10_050, 1, 101],
    [-10_050, 1, -101],
    [3_333, 33.333, 1_111],
    [115, 10, 12],
    [0, 100, 0],
    [700_000_000_00, 100, 700_000_000_00],
  ])('of %d, %d percent is %d', (amount, percent, cents) => {
    expect(computePercent(amount, percent)).toBe(cents);
  });

  it('agrees with exact integer arithmetic', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (amount, thousandths) => {
          const exact = (BigInt(amount) * BigInt(thousandths) * 2n + 100_000n) / 200_000n;
          expect(computePercent(amount, thousandths / 1000)).toBe(Number(exact));
        },
      ),
    );
  });

  it('refuses a part of a cent and what is not a number', () => {
    expect(() => computePercent(10.5, 10)).toThrow(RangeError);
    expect(() => computePercent(10, Number.NaN)).toThrow(RangeError);
  });
});

describe('shareOf', () => {
  it('adds up to the whole with the remaining share, give or take the half cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_00 }),
        fc.integer({ min: 1, max: 365 }),
        fc.nat(365),
        (amount, whole, seed) => {
          const part = seed % (whole + 1);
          const sum = computeShare(amount, part, whole) + computeShare(amount, whole - part, whole);
          expect(sum - amount).toBeGreaterThanOrEqual(0);
          expect(sum - amount).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('refuses a whole of nothing and a product beyond exact integers', () => {
    expect(() => computeShare(1, 1, 0)).toThrow(RangeError);
    expect(() => computeShare(Number.MAX_SAFE_INTEGER, 2, 3)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it.each([
    [123_400, 'en', {}, '$1,234.00'],
    [123_450, 'en', {}, '$1,234.50'],
    [123_450, 'en', { cents: 'none' }, '$1,235'],
    [123_449, 'en', { cents: 'none' }, '$1,234'],
    // The joiner keeps the minus on the line of the sign.
    [-5_000, 'en', {}, '−\u2060$50.00'],
    [-31_050, 'en', {}, '−\u2060$310.50'],
    [-31_050, 'en', { cents: 'none' }, '−\u2060$311'],
    [-31_050, 'zh', {}, '−\u2060$310.50'],
    [-31_050, 'ja', {}, '−\u2060$310.50'],
    [-31_050, 'pt', {}, '−\u2060$ 310,50'],
    [-31_050, 'de', {}, '−310,50 $'],
    [-31_050, 'es', {}, '−310,50 $'],
    [-31_050, 'fr', {}, '−310,50 $'],
    [-31_050, 'it', {}, '−310,50 $'],
    // Number, then currency, as above zero: the mark between them keeps that order.
    [-31_050, 'ar', {}, '\u200F\u200E−310.50\u200F US$\u200E'],
    [-0, 'en', {}, '$0.00'],
    [-0, 'en', { cents: 'none' }, '$0'],
    [123_450, 'de', {}, '1.234,50 $'],
    // The marks keep letters and sign together where text runs from right to left.
    [123_450, 'ar', {}, '\u200F1,234.50 US$\u200E'],
  ] as const)('%d in %s is written as people do', (amount, locale, opts, text) => {
    expect(formatMoney(amount, locale, opts).replace(/\s/g, ' ')).toBe(text);
  });

  it.each(['en', 'es', 'fr', 'de', 'pt', 'it', 'zh', 'ja', 'ar'])(
    'no space in %s lets a line break within an amount',
    (locale) => {
      for (const amount of [123_450, -123_450]) {
        expect(formatMoney(amount, locale)).not.toMatch(/[^\S\u00A0\u202F]/);
      }
    },
  );
});
