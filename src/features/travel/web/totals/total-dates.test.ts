import { expect, test } from 'vitest';
import { totalDates } from './trip-totals.tsx';

const TODAY = '2027-03-01';

test.each([
  ['both days', { startDate: '2027-04-01', endDate: '2027-04-09' }, '2027-04-09', false],
  ['none: today and a week', {}, '2027-03-08', false],
  ['no day back: a month', { startDate: '2027-04-01' }, '2027-05-01', true],
  ['back on the same day', { startDate: '2027-04-01', endDate: '2027-04-01' }, '2027-05-01', true],
  ['as far as flights are sold', { startDate: '2028-02-10' }, '2028-02-24', true],
  ['on the last day of those', { startDate: '2028-02-25' }, '2028-02-25', true],
])('%s', (_what, search, endDate, isAssumed) => {
  expect(totalDates(search, TODAY)).toEqual({
    startDate: '2027-03-01',
    ...search,
    endDate,
    isAssumed,
  });
});
