import { expect, test } from 'vitest';
import { formatMoment, hasSameOffset } from './moments.ts';
import { placedInstant, wallTime } from './wall-time.ts';

const at = (text: string) => Temporal.Instant.from(text);

test('an instant brings the offset of the clock there, summer and winter apart', () => {
  expect(placedInstant(at('2026-06-01T17:30:00Z'), 'Europe/Lisbon')).toBe(
    '2026-06-01T18:30:00+01:00',
  );
  expect(placedInstant(at('2026-12-01T17:30:00Z'), 'Europe/Lisbon')).toBe(
    '2026-12-01T17:30:00+00:00',
  );
  expect(placedInstant(at('2026-12-01T17:30:00Z'), 'Asia/Kathmandu')).toBe(
    '2026-12-01T23:15:00+05:45',
  );
});

/** As if this machine had other rules of the zone than the one that wrote the instant. */
const ELSEWHERE = '2026-12-01T23:30:00+03:00';

test('the offset of an instant counts before the rules of the zone known here', () => {
  expect(wallTime(ELSEWHERE, 'Africa/Casablanca')).toMatchObject({
    day: '2026-12-01',
    offset: 3 * 3_600e9,
    asUtc: Date.parse('2026-12-01T23:30:00Z'),
  });
  expect(wallTime('2026-12-01T20:30:00Z', 'Europe/Berlin')).toMatchObject({
    day: '2026-12-01',
    offset: 3_600e9,
    asUtc: Date.parse('2026-12-01T21:30:00Z'),
  });
});

test('words of such a moment are of the clock there, and of the reader by their own rules', () => {
  expect(hasSameOffset(ELSEWHERE, 'Africa/Casablanca', 'Asia/Riyadh')).toBe(true);
  expect(hasSameOffset(ELSEWHERE, 'Africa/Casablanca', 'Europe/London')).toBe(false);
  const words = formatMoment(ELSEWHERE, {
    locale: 'en',
    zone: 'Africa/Casablanca',
    readerZone: 'Asia/Tokyo',
  });
  expect(words).toEqual({ there: 'Dec 1, 11:30 PM', own: 'Dec 2, 5:30 AM' });
});
