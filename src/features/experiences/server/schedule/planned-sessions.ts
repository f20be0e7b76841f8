import { RRuleTemporal } from 'rrule-temporal';
import { type DateRange, type DateText, getWeekday } from '#domain/dates.ts';
import {
  type EntryRule,
  type EntryTimes,
  findAnchor,
  findEntryEnd,
  type RecurrenceUnit,
  weekdayNumbers,
} from '#domain/schedule/schedule-entry.ts';
import { type SessionTimes, sessionTimes } from '#domain/schedule/session-times.ts';
import type { EntryException } from '../tables.ts';

/** Two-letter code of each weekday, from Monday. */
const DAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const DAYS_OF_WEEK = 7;
/** Only some months have a fifth occurrence of a weekday: from then on the last one is used. */
const WHOLE_WEEKS = 4;

type Rule = ConstructorParameters<typeof RRuleTemporal>[0];

/**
 * The days on which an entry takes place, exceptions among them, within `[start, end)` and in
 * order. Days are counted without a time zone: the library gets midnights of UTC, which has no
 * daylight saving time.
 */
export function entryDates(entry: EntryRule, { start, end }: DateRange): DateText[] {
  const { type } = entry.recurrence;
  if (type === 'one-time') {
    const { specificDate } = entry;
    return specificDate !== null && specificDate >= start && specificDate < end
      ? [specificDate]
      : [];
  }
  // The library treats an empty list as every day.
  if (entry.days.length === 0) return [];
  const anchor = findAnchor(entry);
  const last = findEntryEnd(entry);
  const until = last !== null && last < end ? last : end;
  const from = start < anchor ? anchor : start;
  if (from >= until) return [];
  const rule = new RRuleTemporal({
    ...toRecurrenceRule(entry, anchor),
    dtstart: midnight(anchor),
    tzid: 'UTC',
    wkst: 'MO',
    cache: false,
  } as Rule);
  return rule
    .between(midnight(from), midnight(until), true)
    .map((each) => each.toString().slice(0, 10))
    .filter((date) => date < until);
}

/** The recurrence rule (RFC 5545); its periods count from the anchor. */
function toRecurrenceRule(entry: EntryRule, anchor: DateText) {
  const { type, interval, unit } = entry.recurrence;
  const weekly = weekdayNumbers(entry).map((day) => DAY_CODES[day - 1]);
  switch (type) {
    case 'daily':
      return { freq: 'DAILY', byDay: weekly };
    case 'weekly':
      return { freq: 'WEEKLY', byDay: weekly };
    case 'bi-weekly':
      return { freq: 'WEEKLY', interval: 2, byDay: weekly };
    case 'monthly':
      return { freq: 'MONTHLY', byDay: monthlyDays(entry, anchor) };
    default:
      return customRule(unit, interval, weekly, () => monthlyDays(entry, anchor));
  }
}

function customRule(
  unit: RecurrenceUnit,
  interval: number,
  weekly: readonly (string | undefined)[],
  monthly: () => string[],
) {
  switch (unit) {
    case 'days':
      // Its days only determine on which one it may begin.
      return { freq: 'DAILY', interval };
    case 'weeks':
      return { freq: 'WEEKLY', interval, byDay: weekly };
    case 'months':
      return { freq: 'MONTHLY', interval, byDay: monthly() };
  }
}

/** Each weekday with its ordinal in the month, as in its first date. */
function monthlyDays(entry: EntryRule, anchor: DateText): string[] {
  const first = Temporal.PlainDate.from(anchor);
  return weekdayNumbers(entry).map((day) => {
    const ahead = (day - getWeekday(anchor) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
    const { day: dayOfMonth } = first.add({ days: ahead });
    const place = Math.ceil(dayOfMonth / DAYS_OF_WEEK);
    return `${place > WHOLE_WEEKS ? -1 : place}${DAY_CODES[day - 1]}`;
  });
}

function midnight(date: DateText): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime('UTC');
}

/** Fields of an entry that determine its sessions. */
export interface PlannedEntry extends EntryRule, EntryTimes {
  readonly exceptions: readonly EntryException[];
}

/** A session as its timetable plans it. */
export interface PlannedSession extends SessionTimes {
  readonly date: DateText;
  readonly cancelled: boolean;
}

/** Times of an entry's session on a date; null on a day that doesn't exist in its zone. */
export function plannedTimes(entry: PlannedEntry, date: DateText): SessionTimes | null {
  const exception = entry.exceptions.find((each) => each.date === date);
  return timesOn(entry, date, exception);
}

function timesOn(
  { startTime, endTime, timeZone }: PlannedEntry,
  date: DateText,
  exception: EntryException | undefined,
): SessionTimes | null {
  return sessionTimes(date, {
    startTime: exception?.startTime ?? startTime,
    endTime: exception?.endTime ?? endTime,
    timeZone,
  });
}

/**
 * The sessions of an entry on the days of `[start, end)`, in order. A day that doesn't exist in its
 * zone has none.
 */
export function plannedSessions(entry: PlannedEntry, range: DateRange): PlannedSession[] {
  const exceptions = new Map(entry.exceptions.map((exception) => [exception.date, exception]));
  return entryDates(entry, range).flatMap((date) => {
    const exception = exceptions.get(date);
    const times = timesOn(entry, date, exception);
    return times === null ? [] : [{ date, ...times, cancelled: exception?.cancelled ?? false }];
  });
}
