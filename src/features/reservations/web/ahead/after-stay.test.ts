import { expect, test } from 'vitest';
import { nextMonth } from './after-stay.tsx';

test.each([
  ['the same day', '2026-11-30', '2026-12-30'],
  ['in the next year', '2026-12-05', '2027-01-05'],
  ['the last day of a shorter month', '2027-01-31', '2027-02-28'],
])('the next month begins on %s', (_, today, next) => {
  expect(nextMonth(today)).toBe(next);
});
