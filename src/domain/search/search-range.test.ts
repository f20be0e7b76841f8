import { describe, expect, it } from 'vitest';
import { defaultRange, extendedRange } from './search-range.ts';

describe('the range of the itinerant and short search (spec 3 §4, §9)', () => {
  it.each([
    ['a night', '2027-02-01', '2027-02-02', '2027-02-15'],
    ['13 days', '2027-02-01', '2027-02-14', '2027-02-15'],
    ['14 days, which stay', '2027-02-01', '2027-02-15', '2027-02-15'],
    ['a month, which stays', '2027-02-01', '2027-03-01', '2027-03-01'],
    ['13 days over a leap day', '2028-02-20', '2028-03-04', '2028-03-05'],
  ])('%s', (_, start, end, extended) => {
    expect(extendedRange({ start, end })).toEqual({ start, end: extended });
  });

  it('begins as today to 14 days later', () => {
    expect(defaultRange('2026-12-25')).toEqual({ start: '2026-12-25', end: '2027-01-08' });
  });
});
