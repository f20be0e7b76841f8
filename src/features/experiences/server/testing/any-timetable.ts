import fc from 'fast-check';
import { addDays, type DateRange } from '#domain/dates.ts';
import {
  RECURRENCE_UNITS,
  RECURRENCES,
  SCHEDULE_LENGTHS,
  WEEKDAYS,
} from '#domain/schedule/schedule-entry.ts';
import type { PlannedEntry } from '../schedule/planned-sessions.ts';

/** Days within which an entry, and the queried range, may begin. */
const SPAN_DAYS = 1_400;
const LONGEST_RANGE_DAYS = 200;
const LAST_MINUTE = 24 * 60 - 1;

/**
 * Zones with edge cases: a skipped midnight (Santiago, Cairo, Beirut, Havana) or nearly (Nuuk),
 * half an hour (Lord Howe), odd offsets from UTC (Kathmandu, Chatham), a whole skipped day (Apia).
 */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/Nuuk',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
] as const;

/** Years to come, and those around the day that Apia skipped, 30 December 2011. */
const SPANS = ['2026-01-01', '2010-06-01'] as const;

function formatTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const anyTimes = fc
  .tuple(fc.integer({ min: 0, max: LAST_MINUTE - 1 }), fc.integer({ min: 1, max: LAST_MINUTE }))
  .map(([start, length]) => ({
    startTime: formatTime(start),
    endTime: formatTime(Math.min(LAST_MINUTE, start + length)),
  }));

/**
 * An arbitrary entry of a timetable.
 *
 * @param firstDay no day of it, nor of those that determine its days, is earlier
 */
export function anyEntryFrom(firstDay: string): fc.Arbitrary<PlannedEntry> {
  const date = fc.integer({ min: 0, max: SPAN_DAYS }).map((days) => addDays(firstDay, days));
  return fc
    .record({
      recurrence: fc.record({
        type: fc.constantFrom(...RECURRENCES),
        interval: fc.integer({ min: 1, max: 30 }),
        unit: fc.constantFrom(...RECURRENCE_UNITS),
        until: fc.option(date, { nil: null }),
      }),
      days: fc.subarray([...WEEKDAYS]),
      specificDate: fc.option(date, { nil: null }),
      startsOn: date,
      duration: fc.option(fc.constantFrom(...SCHEDULE_LENGTHS), { nil: null }),
      times: anyTimes,
      timeZone: fc.constantFrom(...ZONES),
    })
    .map(({ times, ...entry }) => ({ ...entry, ...times, exceptions: [] }));
}

/** An arbitrary entry of a timetable with the queried days. */
export const anyTimetable: fc.Arbitrary<{ entry: PlannedEntry; range: DateRange }> = fc
  .constantFrom(...SPANS)
  .chain((firstDay) =>
    fc
      .record({
        entry: anyEntryFrom(firstDay),
        start: fc.integer({ min: 0, max: SPAN_DAYS }),
        days: fc.integer({ min: 1, max: LONGEST_RANGE_DAYS }),
      })
      .map(({ entry, start, days }) => {
        const from = addDays(firstDay, start);
        return { entry, range: { start: from, end: addDays(from, days) } };
      }),
  );
