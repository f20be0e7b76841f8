import { expect, test } from 'vitest';
import { isByTheNight, lastDay } from './booked-days.ts';

test.each([
  ['stay', '2026-06-11', true],
  ['itinerant', '2026-06-11', true],
  // A session on the 10th touches [10, 11).
  ['experience', '2026-06-10', false],
] as const)(
  'the last day of a reservation of %s that ends with 11 June is %s',
  (kind, day, byNight) => {
    expect(lastDay(kind, '2026-06-11')).toBe(day);
    expect(isByTheNight(kind)).toBe(byNight);
  },
);
