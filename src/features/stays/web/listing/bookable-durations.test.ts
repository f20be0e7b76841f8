import { expect, test } from 'vitest';
import { NO_RULES } from '#domain/offer-rules.ts';
import { bookableDurations } from './price-durations.tsx';

const durationPrices = (
  [
    ['night', 1],
    ['week', 7],
    ['month', 30],
    ['quarter', 91],
    ['year', 365],
  ] as const
).map(([duration, nights]) => ({ duration, nights, amount: nights * 10_000 }));

test.each([
  [1, ['night', 'week', 'month', 'quarter', 'year']],
  [7, ['week', 'month', 'quarter', 'year']],
  [8, ['month', 'quarter', 'year']],
  [28, ['month', 'quarter', 'year']],
  [366, []],
])('of a shortest stay of %i nights, shorter spans have no price', (minNights, durations) => {
  const rules = { ...NO_RULES, noArrivalOn: [] };
  const shown = bookableDurations({ durationPrices, minNights, rules });
  expect(shown.map(({ duration }) => duration)).toEqual(durations);
});

test('longer spans than the longest stay have no price', () => {
  const rules = { ...NO_RULES, noArrivalOn: [], maxNights: 30 };
  const shown = bookableDurations({ durationPrices, minNights: 1, rules });
  expect(shown.map(({ duration }) => duration)).toEqual(['night', 'week', 'month']);
});
