import { expect, it } from 'vitest';
import { getFirstWeekday, weekdayNames } from './calendar-cells.ts';

it.each([
  ['en', 7],
  ['de', 1],
  ['ar', 6],
])('weeks of %s begin on weekday %i', (locale, day) => {
  expect(getFirstWeekday(locale)).toBe(day);
});

it('names the columns from the first weekday on', () => {
  expect(weekdayNames('en', 7).map(({ short }) => short)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
  expect(weekdayNames('de', 1)[0]?.long).toBe('Montag');
  expect(weekdayNames('ar', 6)[0]).toEqual({ short: 'السبت', narrow: 'س', long: 'السبت' });
});
