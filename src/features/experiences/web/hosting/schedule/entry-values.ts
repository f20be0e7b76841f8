import {
  type EntryDraft,
  type EntryProblem,
  INTERVAL,
  problemOfEntry,
  type Recurrence,
  type RecurrenceUnit,
  type ScheduleLength,
  WEEKDAYS,
  type Weekday,
} from '#domain/schedule/schedule-entry.ts';
import type { ScheduleEntryForm } from '../../../contract.ts';

/** An entry of the timetable as typed; empty values are not entered yet. */
export interface EntryValues {
  readonly type: Recurrence | null;
  readonly title: string;
  readonly description: string;
  readonly days: readonly Weekday[];
  /** HH:MM. */
  readonly startTime: string;
  readonly endTime: string;
  /** IANA. */
  readonly timeZone: string;
  readonly interval: number;
  readonly unit: RecurrenceUnit;
  /** YYYY-MM-DD. */
  readonly until: string;
  readonly duration: ScheduleLength | null;
  readonly specificDate: string;
  readonly startsOn: string;
}

export type EntryField = keyof EntryValues;

/** A new entry, in the zone of the place. */
export function blankEntry(timeZone: string): EntryValues {
  return {
    type: null,
    title: '',
    description: '',
    days: [],
    startTime: '',
    endTime: '',
    timeZone,
    interval: INTERVAL.min,
    unit: 'weeks',
    until: '',
    duration: null,
    specificDate: '',
    startsOn: '',
  };
}

/**
 * Converts the entry to another type: a one-time entry has a date and neither days nor duration, a
 * recurring one has no date, and a daily one begins with all days (spec 2 §5).
 */
export function withType(entry: EntryValues, type: Recurrence): EntryValues {
  if (type === 'one-time') {
    return { ...entry, type, days: [], duration: null, until: '', startsOn: '' };
  }
  const days = type === 'daily' && entry.days.length === 0 ? WEEKDAYS : entry.days;
  return { ...entry, type, days, specificDate: '' };
}

/** The values of a stored entry for the editor. */
export function valuesOfEntry(entry: ScheduleEntryForm, placeZone: string): EntryValues {
  const { recurrence } = entry;
  return {
    type: recurrence.type,
    title: entry.title,
    description: entry.description,
    days: entry.days,
    startTime: entry.startTime,
    endTime: entry.endTime,
    timeZone: entry.timeZone ?? placeZone,
    interval: recurrence.interval,
    unit: recurrence.unit,
    until: recurrence.until ?? '',
    duration: entry.duration,
    specificDate: entry.specificDate ?? '',
    startsOn: entry.startsOn ?? '',
  };
}

/**
 * The entry as form value; null while it is incomplete.
 *
 * @param former the entry that is changed, whose id, exceptions and active state are retained
 */
export function entryOfValues(
  values: EntryValues,
  id: string,
  former: ScheduleEntryForm | null = null,
): ScheduleEntryForm | null {
  const { type, interval, unit, until, specificDate, startsOn } = values;
  const isOnce = type === 'one-time';
  const isTimed = values.startTime !== '' && values.endTime !== '';
  if (type === null || !isTimed || (isOnce ? specificDate === '' : values.days.length === 0)) {
    return null;
  }
  const isCustom = type === 'custom';
  const isInterval = Number.isInteger(interval) && interval >= INTERVAL.min;
  return {
    id: former?.id ?? id,
    title: values.title.trim(),
    description: values.description.trim(),
    days: WEEKDAYS.filter((day) => values.days.includes(day)),
    startTime: values.startTime,
    endTime: values.endTime,
    timeZone: values.timeZone,
    recurrence: {
      type,
      interval: isCustom && isInterval ? Math.min(INTERVAL.max, interval) : INTERVAL.min,
      unit: isCustom ? unit : 'weeks',
      until: isOnce ? null : until || null,
    },
    duration: isOnce ? null : values.duration,
    specificDate: isOnce ? specificDate : null,
    startsOn: isOnce ? null : startsOn || null,
    isActive: former?.isActive ?? true,
    exceptions: former?.exceptions ?? [],
  };
}

/** Error of an entry, and the field that shows it. */
export interface FieldProblem {
  readonly problem: EntryProblem | 'interval';
  readonly field: EntryField;
}

/**
 * The first error of an entry (spec 2 §5); null without one.
 *
 * @param former the entry that is changed: its existing days may be past
 */
export function problemOfValues(
  values: EntryValues,
  now: Temporal.Instant,
  former: ScheduleEntryForm | null = null,
): FieldProblem | null {
  const problem = problemOfEntry(toEntryDraft(values), now);
  if (problem !== null && !(problem === 'past' && keepsItsDays(values, former))) {
    return { problem, field: fieldForProblem(problem, values, now) };
  }
  const { min, max } = INTERVAL;
  const isCounted =
    Number.isInteger(values.interval) && values.interval >= min && values.interval <= max;
  return values.type === 'custom' && !isCounted ? { problem: 'interval', field: 'interval' } : null;
}

function toEntryDraft(values: EntryValues): EntryDraft {
  const { type, interval, unit, until } = values;
  return {
    ...values,
    recurrence: { type, interval, unit, until: until || null },
    specificDate: values.specificDate || null,
    startsOn: values.startsOn || null,
  };
}

function keepsItsDays(values: EntryValues, former: ScheduleEntryForm | null): boolean {
  return (
    former !== null &&
    (former.specificDate ?? '') === values.specificDate &&
    (former.startsOn ?? '') === values.startsOn &&
    (former.recurrence.until ?? '') === values.until
  );
}

function fieldForProblem(
  problem: EntryProblem,
  values: EntryValues,
  now: Temporal.Instant,
): EntryField {
  switch (problem) {
    case 'type':
      return 'type';
    case 'title':
      return 'title';
    case 'end':
      return 'endTime';
    case 'required': {
      if (values.type === 'one-time' && values.specificDate === '') return 'specificDate';
      if (values.type !== 'one-time' && values.days.length === 0) return 'days';
      return values.startTime === '' ? 'startTime' : 'endTime';
    }
    case 'past': {
      if (values.type === 'one-time') return 'specificDate';
      const today = now.toZonedDateTimeISO(values.timeZone).toPlainDate().toString();
      return values.startsOn !== '' && values.startsOn < today ? 'startsOn' : 'until';
    }
  }
}
