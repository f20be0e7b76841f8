import { expect, test } from 'vitest';
import { walkMinutes } from './walk-minutes.ts';

test.each([
  [0, 5],
  [0.5, 5],
  [1, 10],
  [2.1, 25],
  [3, 35],
  [3.01, null],
])('%d km are %s minutes on foot', (km, minutes) => {
  expect(walkMinutes(km)).toBe(minutes);
});
