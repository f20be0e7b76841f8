import { expect, test } from 'vitest';
import { isSeason, monthChoices, seasonOfSpan } from './month-choices.ts';

test('the seasons and months are those that a stay fits in', () => {
  const { seasons, months } = monthChoices('2026-11-30', 42);
  expect(seasons).toEqual([
    { firstMonth: '2026-12', lastMonth: '2027-02' },
    { firstMonth: '2027-03', lastMonth: '2027-05' },
    { firstMonth: '2027-06', lastMonth: '2027-08' },
    { firstMonth: '2027-09', lastMonth: '2027-11' },
  ]);
  expect(months[0]).toBe('2026-12');
  expect(months.at(-1)).toBe('2027-10');
});

test('a season that is under way is one of them', () => {
  expect(monthChoices('2027-04-10', 14).seasons[0]).toEqual({
    firstMonth: '2027-03',
    lastMonth: '2027-05',
  });
});

test('a season is named by the hemisphere of the origin', () => {
  const span = { firstMonth: '2027-03', lastMonth: '2027-05' };
  expect([52, -34, null].map((latitude) => seasonOfSpan(span, latitude))).toEqual([
    'Spring',
    'Fall',
    null,
  ]);
  expect(isSeason(span)).toBe(true);
  expect(isSeason({ ...span, lastMonth: '2027-04' })).toBe(false);
  expect(isSeason({ firstMonth: '2027-04', lastMonth: '2027-06' })).toBe(false);
});
