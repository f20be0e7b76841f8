import { expect, test } from 'vitest';
import { lastDay } from './booked-days.ts';

test.each([
  ['stay', '2026-06-11'],
  ['itinerant', '2026-06-11'],
  // A session on the 10th touches [10, 11).
  ['experience', '2026-06-10'],
] as const)('the last day of a reservation of %s that ends with 11 June is %s', (kind, day) => {
  expect(lastDay(kind, '2026-06-11')).toBe(day);
});
