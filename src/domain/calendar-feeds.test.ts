import { describe, expect, test } from 'vitest';
import {
  isDoubtful,
  isLookToNote,
  nextFetch,
  nightsOfDays,
  nightsOfHours,
} from './calendar-feeds.ts';

const at = (text: string) => Temporal.Instant.from(text);
const NOW = at('2026-03-02T09:00:00Z');

describe('an event with hours, by the zone of the home', () => {
  test.each([
    ['from check-in to check-out', '2026-03-20T15:00', '2026-03-22T11:00', '2026-03-20/2026-03-22'],
    [
      'of a day written to its last minute',
      '2026-03-20T00:00',
      '2026-03-20T23:59',
      '2026-03-20/2026-03-21',
    ],
    [
      'of a day written to the next midnight',
      '2026-03-20T00:00',
      '2026-03-21T00:00',
      '2026-03-20/2026-03-21',
    ],
    ['over midnight', '2026-03-20T23:30', '2026-03-21T05:00', '2026-03-20/2026-03-21'],
    [
      'into the last two hours of a day',
      '2026-03-20T20:00',
      '2026-03-20T22:01',
      '2026-03-20/2026-03-21',
    ],
    ['up to them', '2026-03-20T20:00', '2026-03-20T22:00', null],
    ['by day', '2026-03-20T10:00', '2026-03-20T12:00', null],
    ['of no length', '2026-03-20T23:00', '2026-03-20T23:00', null],
    ['that ends before it begins', '2026-03-21T23:00', '2026-03-20T23:00', null],
    ['over the change of clocks', '2026-03-28T15:00', '2026-03-30T10:00', '2026-03-28/2026-03-30'],
  ])('%s', (_, start, end, nights) => {
    const zone = 'Europe/Berlin';
    const local = (text: string) =>
      Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant();
    const range = nightsOfHours(local(start), local(end), zone);
    expect(range === null ? null : `${range.start}/${range.end}`).toBe(nights);
  });

  test('is of other days where the home is elsewhere', () => {
    const [start, end] = [at('2026-03-20T14:00:00Z'), at('2026-03-21T14:00:00Z')];
    expect(nightsOfHours(start, end, 'Asia/Tokyo')).toEqual({
      start: '2026-03-20',
      end: '2026-03-22',
    });
    expect(nightsOfHours(start, end, 'America/Los_Angeles')).toEqual({
      start: '2026-03-20',
      end: '2026-03-21',
    });
  });
});

test.each([
  ['2026-03-20', '2026-03-22', '2026-03-22'],
  ['2026-03-20', null, '2026-03-21'],
  ['2026-03-20', '2026-03-20', '2026-03-21'],
  ['2026-03-31', '2026-03-01', '2026-04-01'],
])('an event of whole days from %s to %s ends before %s', (start, end, past) => {
  expect(nightsOfDays(start, end)).toEqual({ start, end: past });
});

test.each([
  [4, 0, false],
  [5, 0, true],
  [5, 1, false],
  [0, 0, false],
])('a calendar of %d events that has %d is doubtful: %s', (before, now, isSo) => {
  expect(isDoubtful(before, now)).toBe(isSo);
});

test.each([
  [null, '2026-03-02T10:00:00Z'],
  ['2026-03-01T09:00:00Z', '2026-03-02T09:15:00Z'],
  ['2026-03-01T08:59:59Z', '2026-03-02T10:00:00Z'],
])('a home that was looked at %s is fetched at %s', (lookedAt, next) => {
  expect(nextFetch(NOW, lookedAt === null ? null : at(lookedAt)).toString()).toBe(next);
});

test('a look is noted once an hour', () => {
  expect(isLookToNote(NOW, null)).toBe(true);
  expect(isLookToNote(NOW, NOW.subtract({ minutes: 59 }))).toBe(false);
  expect(isLookToNote(NOW, NOW.subtract({ minutes: 60 }))).toBe(true);
});
