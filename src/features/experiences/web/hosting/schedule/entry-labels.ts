import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import {
  type EntryProblem,
  INTERVAL,
  type Recurrence,
  type RecurrenceUnit,
  type ScheduleLength,
  WEEKDAYS,
  type Weekday,
} from '#domain/schedule/schedule-entry.ts';
import { dateFormat, listFormat } from '#platform/i18n/formats.ts';
import type { ScheduleEntryForm } from '../../../contract.ts';

/** Label of each type of schedule (spec 2 §9). */
export const RECURRENCE_LABELS: Readonly<Record<Recurrence, MessageDescriptor>> = {
  'one-time': msg`One time`,
  daily: msg`Daily`,
  weekly: msg`Weekly`,
  'bi-weekly': msg`Every two weeks`,
  monthly: msg`Monthly`,
  custom: msg`Custom`,
};

export const UNIT_LABELS: Readonly<Record<RecurrenceUnit, MessageDescriptor>> = {
  days: msg`days`,
  weeks: msg`weeks`,
  months: msg`months`,
};

/** Label of each duration of an entry (spec 2 §9). */
export const LENGTH_LABELS: Readonly<Record<ScheduleLength, MessageDescriptor>> = {
  '1-week': msg`1 week`,
  '1-month': msg`1 month`,
  '3-months': msg`3 months`,
  '6-months': msg`6 months`,
  '1-year': msg`1 year`,
  indefinite: msg`Indefinite`,
};

const { min, max } = INTERVAL;

/** Error texts of an entry, literally those of spec 2 §5. */
export const ENTRY_PROBLEM_TEXTS: Readonly<Record<EntryProblem | 'interval', MessageDescriptor>> = {
  type: msg`Please select a schedule type.`,
  title: msg`Please provide a title for this schedule.`,
  required: msg`Please fill in all required fields.`,
  end: msg`End time must be after start time.`,
  past: msg`Dates cannot be in the past.`,
  interval: msg`Enter a whole number from ${min} to ${max}.`,
};

/** A Monday, from which weekday names are derived. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Name of a weekday in a language. */
export function weekdayName(day: Weekday, locale: string, weekday: 'short' | 'long'): string {
  const at = MONDAY + WEEKDAYS.indexOf(day) * DAY_MS;
  return dateFormat(locale, { weekday, timeZone: 'UTC' }).format(at);
}

/** Recurrence and days of an entry, in a single line. */
export function formatRecurrence(
  { recurrence: { type, interval, unit }, days }: Pick<ScheduleEntryForm, 'recurrence' | 'days'>,
  i18n: I18n,
): string {
  const often = i18n._(type === 'custom' ? everySo(interval, unit) : RECURRENCE_LABELS[type]);
  if (type === 'one-time' || days.length === 0) return often;
  if (days.length === WEEKDAYS.length) return i18n._(msg`${often}, all days`);
  const names = days.map((day) => weekdayName(day, i18n.locale, 'short'));
  const list = listFormat(i18n.locale, { type: 'unit', style: 'short' }).format(names);
  return i18n._(msg`${often}, ${list}`);
}

function everySo(interval: number, unit: RecurrenceUnit): MessageDescriptor {
  switch (unit) {
    case 'days':
      return msg`${plural(interval, { one: 'Every day', other: 'Every # days' })}`;
    case 'weeks':
      return msg`${plural(interval, { one: 'Every week', other: 'Every # weeks' })}`;
    case 'months':
      return msg`${plural(interval, { one: 'Every month', other: 'Every # months' })}`;
  }
}
