import { describe, expect, test } from 'vitest';
import { formatLastDates, parseLastDates, parseUrlDates } from './last-dates.ts';

describe('the dates a URL asks for', () => {
  test.each([
    [
      { startDate: '2027-03-01', endDate: '2027-03-31', guestCount: '2' },
      { startDate: '2027-03-01', endDate: '2027-03-31', guests: '2' },
    ],
    [
      { dateMode: 'flexible', baseDate: '2027-03-01', endDate: '2027-03-08' },
      { startDate: '2027-03-01', endDate: '2027-03-08', guests: '1' },
    ],
    [{ dateMode: 'months', startMonth: '2027-03', endMonth: '2027-04' }, null],
    [{ guestCount: '2' }, null],
    [{ startDate: '2027-03-31', endDate: '2027-03-01' }, null],
  ])('%j', (raw, dates) => {
    expect(parseUrlDates(raw)).toEqual(dates);
  });
});

describe('what the cookie says', () => {
  test('is read as it was written', () => {
    const dates = { startDate: '2027-03-01', endDate: '2027-03-31', guests: '3' };
    expect(parseLastDates(formatLastDates(dates))).toEqual(dates);
  });

  test.each([
    undefined,
    '',
    '2027-03-01',
    '2027-03-31_2027-03-01_1',
    '2027-02-30_2027-03-31_1',
    '2027-03-01_2027-03-31_0',
    '2027-03-01_2027-03-31_100',
    '2027-03-01_2027-03-31_2_x',
    '2027-03-01_2027-03-31_<b>',
  ])('is nothing where it makes no sense: %s', (text) => {
    expect(parseLastDates(text)).toBeNull();
  });
});
