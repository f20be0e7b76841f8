import { expect, test } from 'vitest';
import { sameClock } from './same-clock.ts';

test('zones share a clock when their offsets agree at that instant', () => {
  expect(sameClock('2026-01-10T12:00:00Z', 'Europe/Lisbon', 'Europe/London')).toBe(true);
  expect(sameClock('2026-01-10T12:00:00Z', 'Europe/Lisbon', 'Europe/Berlin')).toBe(false);
});

test('a zone that changes its clock differs for part of the year', () => {
  expect(sameClock('2026-01-10T12:00:00Z', 'Europe/London', 'UTC')).toBe(true);
  expect(sameClock('2026-07-10T12:00:00Z', 'Europe/London', 'UTC')).toBe(false);
});
