import { describe, expect, it } from 'vitest';
import { parseStaySearch } from './stay-search.ts';
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
    ['longer than a stay can be', { startDate: '2027-01-01', endDate: '2028-12-01' }, 700],
    ['flexible dates', { dateMode: 'flexible', baseDate: '2027-05-01' }, 14],
    ['whole months', { dateMode: 'months', startMonth: '2027-05', endMonth: '2027-06' }, null],
  ])('%s', (_, raw, nights) => {
    expect(tripNights(parseStaySearch(raw).dates)).toBe(nights);
  });
});
