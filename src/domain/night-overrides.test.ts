import { describe, expect, test } from 'vitest';
import {
  minNightsFrom,
  nightsByPrice,
  termsBook,
  termsOver,
  termsRanges,
} from './night-overrides.ts';

const book = termsBook([
  { start: '2026-12-20', end: '2026-12-24', price: 9_000, minNights: null },
  { start: '2026-12-24', end: '2026-12-27', price: 12_000, minNights: 5 },
  { start: '2027-01-01', end: '2027-01-02', price: null, minNights: 1 },
]);

describe('terms of single nights', () => {
  test.each([
    ['a night of none', '2026-12-19', 3],
    ['a night with a price alone', '2026-12-20', 3],
    ['the first with a minimum', '2026-12-24', 5],
    ['the last with it', '2026-12-26', 5],
    ['the day after', '2026-12-27', 3],
    ['a minimum below that of the home', '2027-01-01', 1],
  ])('%s', (_, arrival, min) => {
    expect(minNightsFrom(book, arrival, 3)).toBe(min);
  });

  test('a stay is priced night by night, each price once, in the order they come', () => {
    expect(nightsByPrice(book, { start: '2026-12-18', end: '2026-12-29' }, 7_000)).toEqual([
      { price: 7_000, nights: 4 },
      { price: 9_000, nights: 4 },
      { price: 12_000, nights: 3 },
    ]);
  });

  test('the night one leaves on has no price', () => {
    expect(nightsByPrice(book, { start: '2026-12-18', end: '2026-12-20' }, 7_000)).toEqual([
      { price: 7_000, nights: 2 },
    ]);
  });

  test('nights and ranges say the same', () => {
    expect(termsRanges(book)).toEqual([
      { start: '2026-12-20', end: '2026-12-24', price: 9_000, minNights: null },
      { start: '2026-12-24', end: '2026-12-27', price: 12_000, minNights: 5 },
      { start: '2027-01-01', end: '2027-01-02', price: null, minNights: 1 },
    ]);
    expect(termsOver(book, ['2026-12-18', '2026-12-19', '2026-12-20', '2026-12-22'])).toEqual([
      { start: '2026-12-18', end: '2026-12-20', price: null, minNights: null },
      { start: '2026-12-20', end: '2026-12-21', price: 9_000, minNights: null },
      { start: '2026-12-22', end: '2026-12-23', price: 9_000, minNights: null },
    ]);
    expect(termsRanges(new Map([['2026-01-01', { price: null, minNights: null }]]))).toEqual([]);
  });
});
