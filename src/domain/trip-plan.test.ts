import { expect, test } from 'vitest';
import {
  co2PerMonth,
  daysOfTrip,
  estimatedNights,
  nightsOfMonths,
  totalBudget,
} from './trip-plan.ts';

const TODAY = '2027-03-20';

test.each([
  ['days from start to end', { mode: 'exact', startDate: '2027-04-01', endDate: '2027-04-08' }, 7],
  [
    'the same day twice is one night',
    { mode: 'exact', startDate: '2027-04-01', endDate: '2027-04-01' },
    1,
  ],
  [
    'twice the least flexibility and one',
    { mode: 'flexible', baseDate: '2027-04-01', flexibility: 1 },
    3,
  ],
  [
    'twice the most flexibility and one',
    { mode: 'flexible', baseDate: '2027-04-01', flexibility: 14 },
    29,
  ],
  ['one month', { mode: 'months', startMonth: '2027-04', endMonth: '2027-04' }, 1],
  [
    'months over the end of a year',
    { mode: 'months', startMonth: '2027-11', endMonth: '2028-01' },
    3,
  ],
] as const)('estimated nights: %s', (_, dates, nights) => {
  expect(estimatedNights(dates)).toBe(nights);
});

test('flexible dates begin on the preferred day and last as long as estimated', () => {
  expect(daysOfTrip({ mode: 'flexible', baseDate: '2027-04-01', flexibility: 3 }, TODAY)).toEqual({
    startDate: '2027-04-01',
    endDate: '2027-04-08',
  });
});

test('months run from their first day to their last; one that has begun from today', () => {
  expect(daysOfTrip({ mode: 'months', startMonth: '2027-04', endMonth: '2027-05' }, TODAY)).toEqual(
    { startDate: '2027-04-01', endDate: '2027-05-31' },
  );
  expect(
    daysOfTrip({ mode: 'months', startMonth: '2027-03', endMonth: '2027-03' }, '2027-03-31'),
  ).toEqual({ startDate: '2027-03-31', endDate: '2027-04-01' });
});

test('nights of months are all of theirs that are left', () => {
  expect(nightsOfMonths({ startMonth: '2027-04', endMonth: '2027-06' }, TODAY)).toBe(91);
  expect(nightsOfMonths({ startMonth: '2027-03', endMonth: '2027-03' }, TODAY)).toBe(12);
});

test('emissions are told by the month for stays of a month or longer', () => {
  expect([1, 7, 29].map((nights) => co2PerMonth(1_310, nights))).toEqual([null, null, null]);
  expect(co2PerMonth(1_310, 30)).toBe(1_310);
  expect(co2PerMonth(1_310, 60)).toBe(655);
});

test('the total budget is the nightly one times the nights', () => {
  expect(totalBudget({ min: 40, max: 120 }, 7)).toEqual({ min: 280, max: 840 });
});
