import { describe, expect, it } from 'vitest';
import { tripNights } from './trip-length.ts';

describe('tripNights', () => {
  it.each([
    ['days between the dates', { startDate: '2027-05-01', endDate: '2027-05-31' }, 30],
    [
      'a stay that ends on its first day is 1',
      { startDate: '2027-05-01', endDate: '2027-05-01' },
      1,
    ],
    ['an end before the start is none', { startDate: '2027-05-02', endDate: '2027-05-01' }, null],
    ['a missing end is none', { startDate: '2027-05-02' }, null],
    ['no date at all', { startDate: 'soon', endDate: '2027-02-30' }, null],
    ['flexible dates', { dateMode: 'flexible', baseDate: '2027-05-01' }, 14],
    ['whole months', { dateMode: 'months', startMonth: '2027-05', endMonth: '2027-06' }, null],
  ])('%s', (_, raw, nights) => {
    expect(tripNights(raw)).toBe(nights);
  });
});
