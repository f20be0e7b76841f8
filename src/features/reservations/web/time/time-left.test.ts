import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursLeft, timeLeft } from './use-time-left.ts';

const MINUTE = 60_000;

test.each([
  [0, null],
  [-5, null],
  [1, { unit: 'minutes', count: 1 }],
  [119 * MINUTE, { unit: 'minutes', count: 119 }],
  [120 * MINUTE, { unit: 'hours', count: 2 }],
  [47 * 60 * MINUTE + 59 * MINUTE, { unit: 'hours', count: 48 }],
  [149 * MINUTE, { unit: 'hours', count: 2 }],
  [150 * MINUTE, { unit: 'hours', count: 3 }],
  [48 * 60 * MINUTE, { unit: 'days', count: 2 }],
  // Seconds after a term of three days began.
  [72 * 60 * MINUTE - 1, { unit: 'days', count: 3 }],
  [59 * 60 * MINUTE, { unit: 'days', count: 2 }],
])('%d ms', (ms, expected) => {
  expect(timeLeft(ms)).toEqual(expected);
});

test('is wrong by half a unit at most', () => {
  const size = { days: 24 * 60 * MINUTE, hours: 60 * MINUTE, minutes: 2 * MINUTE };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * 24 * 60 * MINUTE }), (ms) => {
      const left = timeLeft(ms);
      expect(left?.count).toBeGreaterThan(0);
      if (left === null) return;
      const told = left.count * (left.unit === 'minutes' ? MINUTE : size[left.unit]);
      expect(Math.abs(told - ms)).toBeLessThanOrEqual(size[left.unit] / 2);
    }),
  );
});

test.each([
  [72 * 60 * MINUTE, { unit: 'hours', count: 72 }],
  [46 * 60 * MINUTE, { unit: 'hours', count: 46 }],
  [119 * MINUTE, { unit: 'minutes', count: 119 }],
  // A deadline of another length is counted in days as before.
  [100 * 60 * MINUTE, { unit: 'days', count: 4 }],
  [0, null],
])('in lists, %d ms', (ms, expected) => {
  expect(hoursLeft(ms)).toEqual(expected);
});
