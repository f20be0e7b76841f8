import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

const BOUNDS = { min: 1, max: 30_000 };

test.each([
  ['120', 'en', { cents: 12_000 }],
  ['$120.50', 'en', { cents: 12_050 }],
  ['120,50', 'de', { cents: 12_050 }],
  ['١٢٠', 'ar', { cents: 12_000 }],
  ['300', 'en', { cents: 30_000 }],
  ['300.01', 'en', { wrong: 'range' }],
  ['0', 'en', { wrong: 'range' }],
  ['-5', 'en', { wrong: 'unreadable' }],
  ['', 'en', { wrong: 'unreadable' }],
  ['much', 'en', { wrong: 'unreadable' }],
])('%s in %s', (typed, locale, expected) => {
  expect(readAmount(typed, locale, BOUNDS)).toEqual(expected);
});

test('nothing may be given where the bounds begin at 0', () => {
  expect(readAmount('0', 'en', { min: 0, max: 100 })).toEqual({ cents: 0 });
});
