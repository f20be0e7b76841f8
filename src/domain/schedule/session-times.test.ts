import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryTimes } from './schedule-entry.ts';
import { sessionTimes, type TimeChangeEffect } from './session-times.ts';

const describeTimes = (date: string, timeZone: string, startTime: string, endTime: string) => {
  const times = sessionTimes(date, { startTime, endTime, timeZone } satisfies EntryTimes);
  if (times === null) throw new Error('that day was');
  const local = (at: Temporal.Instant) =>
    at.toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never', smallestUnit: 'minute' });
  return {
    start: local(times.startsAt),
    end: local(times.endsAt),
    minutes: times.startsAt.until(times.endsAt).total('minutes'),
    effect: times.effect,
  };
};

describe('a session on a day on which the clocks change', () => {
  test.each<
    [string, string, string, string, string, string, string, number, TimeChangeEffect | null]
  >([
    [
      'begins later by the hour that is skipped',
      ...(['2027-03-28', 'Europe/Berlin', '02:30', '03:45'] as const),
      ...(['2027-03-28T03:30+02:00', '2027-03-28T04:45+02:00', 75, 'later'] as const),
    ],
    [
      'never ends before it begins',
      ...(['2027-03-28', 'Europe/Berlin', '02:30', '03:00'] as const),
      ...(['2027-03-28T03:30+02:00', '2027-03-28T04:00+02:00', 30, 'later'] as const),
    ],
    [
      'is shorter where an hour is skipped within',
      ...(['2027-03-28', 'Europe/Berlin', '01:30', '03:30'] as const),
      ...(['2027-03-28T01:30+01:00', '2027-03-28T03:30+02:00', 60, 'shorter'] as const),
    ],
    [
      'is longer where an hour comes twice within',
      ...(['2027-10-31', 'Europe/Berlin', '01:30', '03:30'] as const),
      ...(['2027-10-31T01:30+02:00', '2027-10-31T03:30+01:00', 180, 'longer'] as const),
    ],
    [
      'begins at the first of two',
      ...(['2026-10-25', 'Europe/Berlin', '02:30', '02:45'] as const),
      ...(['2026-10-25T02:30+02:00', '2026-10-25T02:45+02:00', 15, null] as const),
    ],
    [
      'begins after a midnight that is skipped',
      ...(['2027-09-05', 'America/Santiago', '00:15', '01:30'] as const),
      ...(['2027-09-05T01:15-03:00', '2027-09-05T02:30-03:00', 75, 'later'] as const),
    ],
    [
      'is later by half an hour where the clocks go by that',
      ...(['2027-10-03', 'Australia/Lord_Howe', '02:15', '03:15'] as const),
      ...(['2027-10-03T02:45+11:00', '2027-10-03T03:45+11:00', 60, 'later'] as const),
    ],
    [
      'begins after the midnight that Cairo skips',
      ...(['2027-04-30', 'Africa/Cairo', '00:15', '00:45'] as const),
      ...(['2027-04-30T01:15+03:00', '2027-04-30T01:45+03:00', 30, 'later'] as const),
    ],
    [
      'may begin on the day after',
      ...(['2027-03-27', 'America/Nuuk', '23:15', '23:45'] as const),
      ...(['2027-03-28T00:15-01:00', '2027-03-28T00:45-01:00', 30, 'later'] as const),
    ],
    [
      'is as it says on any other day',
      ...(['2027-06-01', 'Europe/Berlin', '18:30', '21:00'] as const),
      ...(['2027-06-01T18:30+02:00', '2027-06-01T21:00+02:00', 150, null] as const),
    ],
  ])('%s', (_, date, zone, from, to, start, end, minutes, effect) => {
    expect(describeTimes(date, zone, from, to)).toEqual({ start, end, minutes, effect });
  });

  test('is none where that day never was', () => {
    const times = { startTime: '10:00', endTime: '11:00' };
    expect(sessionTimes('2011-12-30', { ...times, timeZone: 'Pacific/Apia' })).toBeNull();
    expect(sessionTimes('2011-12-31', { ...times, timeZone: 'Pacific/Apia' })).not.toBeNull();
  });

  test('keeps its hour on the wall all year', () => {
    const hours = ['2027-01-12', '2027-07-13'].map((date) =>
      sessionTimes(date, {
        startTime: '18:30',
        endTime: '20:00',
        timeZone: 'Europe/Lisbon',
      })?.startsAt.toString(),
    );
    expect(hours).toEqual(['2027-01-12T18:30:00Z', '2027-07-13T17:30:00Z']);
  });
});

test('a session of any day and zone ends after it begins', () => {
  const clock = (minutes: number) =>
    Temporal.PlainTime.from('00:00').add({ minutes }).toString({ smallestUnit: 'minute' });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_650 }),
      fc.constantFrom(
        'Europe/Berlin',
        'America/Santiago',
        'Australia/Lord_Howe',
        'Africa/Cairo',
        'America/Nuuk',
        'America/New_York',
        'Pacific/Chatham',
        'Asia/Kathmandu',
        'UTC',
      ),
      fc.integer({ min: 0, max: 1_438 }),
      fc.integer({ min: 1, max: 1_439 }),
      (days, timeZone, from, length) => {
        const startTime = clock(from);
        const endTime = clock(Math.min(1_439, from + length));
        const date = Temporal.PlainDate.from('2024-01-01').add({ days }).toString();
        const times = sessionTimes(date, { startTime, endTime, timeZone });
        if (times === null) return;
        expect(Temporal.Instant.compare(times.startsAt, times.endsAt)).toBeLessThan(0);
      },
    ),
  );
});
