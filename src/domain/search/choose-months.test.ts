import { describe, expect, it } from 'vitest';
import {
  chooseMonth,
  defaultMonths,
  type MonthChoice,
  monthsAhead,
  monthsIn,
  widenMonths,
} from './choose-months.ts';
import { MAX_MONTHS, readDates } from './stay-dates.ts';

describe('the months one can choose (spec 3 §9: 365 days)', () => {
  it.each([
    ['the first of a month', '2027-01-01', '2027-01', '2028-01'],
    ['the last of a month', '2026-12-31', '2026-12', '2027-12'],
    ['a leap day', '2028-02-29', '2028-02', '2029-02'],
  ])('from %s', (_, today, first, last) => {
    const months = monthsAhead(today);
    expect([months[0], months.at(-1)]).toEqual([first, last]);
    expect(months.length).toBeLessThanOrEqual(MAX_MONTHS);
    // Any such choice is a search that the URL can express.
    expect(readDates({ dateMode: 'months', startMonth: first, endMonth: last })).toBeDefined();
  });

  it.each([
    ['2026-11-21', '2026-11', '2027-02'],
    ['2027-01-01', '2027-01', '2027-04'],
    ['2026-12-31', '2026-12', '2027-03'],
  ])('on %s the window is %s to %s (90 days out)', (today, start, end) => {
    expect(defaultMonths(today)).toEqual({ start, end, open: false });
  });
});

describe('choosing months (spec 3 §4)', () => {
  const one = (month: string): MonthChoice => ({ start: month, end: month, open: true });
  const range = (start: string, end: string): MonthChoice => ({ start, end, open: false });
  it.each([
    ['the first is both start and end', null, '2027-03', one('2027-03')],
    ['the first replaces the window', range('2026-11', '2027-02'), '2027-03', one('2027-03')],
    ['a later second is the end', one('2027-03'), '2027-05', range('2027-03', '2027-05')],
    ['an earlier second is the start', one('2027-03'), '2027-01', range('2027-01', '2027-03')],
    ['the same second closes it', one('2027-03'), '2027-03', range('2027-03', '2027-03')],
    ['a third starts again', range('2027-03', '2027-03'), '2027-04', one('2027-04')],
  ])('%s', (_, before, month, after) => {
    expect(chooseMonth(before, month)).toEqual(after);
  });

  it('counts both ends', () => {
    expect(monthsIn(one('2027-03'))).toBe(1);
    expect(monthsIn(range('2026-11', '2027-02'))).toBe(4);
  });
});

describe('the months that a stay needs', () => {
  const range = (start: string, end: string): MonthChoice => ({ start, end, open: false });
  it.each([
    ['one month takes what is left of it', range('2026-11', '2026-11'), 1, '2026-11'],
    ['two months take the next one too', range('2027-03', '2027-03'), 2, '2027-04'],
    ['they may be a January and a February', range('2027-01', '2027-01'), 2, '2027-02'],
    ['three may end with a February', range('2026-12', '2026-12'), 3, '2027-02'],
    ['days that have passed are none of them', range('2026-11', '2026-12'), 2, '2027-01'],
    ['what holds the stay stays as it is', range('2026-11', '2027-02'), 3, '2027-02'],
  ] as const)('%s', (_, choice, stayMonths, end) => {
    expect(widenMonths(choice, stayMonths, '2026-11-21')).toEqual({ ...choice, end });
  });
});
