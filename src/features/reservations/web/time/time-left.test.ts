import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const MINUTE = 60_000;

test.each([
  [0, null],
  [-5, null],
  [1, { unit: 'minutes', count: 1 }],
  [119 * MINUTE, { unit: 'minutes', count: 119 }],
  [120 * MINUTE, { unit: 'hours', count: 2 }],
  [47 * 60 * MINUTE + 59 * MINUTE, { unit: 'hours', count: 47 }],
  [48 * 60 * MINUTE, { unit: 'days', count: 2 }],
  [72 * 60 * MINUTE - 1, { unit: 'days', count: 2 }],
])('%d ms', (ms, expected) => {
  expect(timeLeft(ms)).toEqual(expected);
});

test('never promises more days or hours than there are', () => {
  const size = { days: 24 * 60 * MINUTE, hours: 60 * MINUTE, minutes: 0 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * 24 * 60 * MINUTE }), (ms) => {
      const left = timeLeft(ms);
      expect(left?.count).toBeGreaterThan(0);
      if (left !== null) expect(left.count * size[left.unit]).toBeLessThanOrEqual(ms);
    }),
  );
});
