import { expect, test } from 'vitest';
import { driveMinutes, walkMinutes } from './around-here.tsx';

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

test.each([
  [0, 5],
  [7, 15],
  [10, 20],
  [32, 40],
  [60, 70],
])('%d km are %s minutes by car', (km, minutes) => {
  expect(driveMinutes(km)).toBe(minutes);
});
