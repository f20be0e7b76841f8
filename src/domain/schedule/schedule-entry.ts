import { addDays, type DateText, getWeekday } from '../dates.ts';

/** Recurrences of an entry of a timetable (spec 2 §9). */
export const RECURRENCES = [
  'one-time',
  'daily',
  'weekly',
  'bi-weekly',
  'monthly',
  'custom',
] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** Units of the interval of a custom recurrence (spec 2 §9). */
export const RECURRENCE_UNITS = ['days', 'weeks', 'months'] as const;
export type RecurrenceUnit = (typeof RECURRENCE_UNITS)[number];

/** Durations of a recurring entry (spec 2 §9). */
export const SCHEDULE_LENGTHS = [
  '1-week',
  '1-month',
  '3-months',
  '6-months',
  '1-year',
  'indefinite',
] as const;
export type ScheduleLength = (typeof SCHEDULE_LENGTHS)[number];

/** Days of the week as an entry names them, from the first (spec 2 §3). */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The zones that a new entry offers first; the first of them is the default (spec 2 §9). */
export const SCHEDULE_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'UTC',
] as const;

/** Periods between two occurrences of a custom recurrence (spec 2 §5). */
export const INTERVAL = { min: 1, max: 30 } as const;

/** Most entries of one timetable. */
export const MAX_ENTRIES = 20;

/** Days ahead for which the sessions of a timetable exist. */
export const SESSION_HORIZON_DAYS = 180;

/** Most sessions of one timetable within the horizon. */
export const MAX_SESSIONS = 400;

/** The fields of an entry that decide its dates. */
export interface EntryRule {
  readonly recurrence: {
    readonly type: Recurrence;
    /** Periods between two occurrences; of a custom recurrence alone. */
    readonly interval: number;
    readonly unit: RecurrenceUnit;
    /** The last day it may happen on; null without any. */
    readonly until: DateText | null;
  };
  /** Days it happens on; of a custom recurrence by days, those it may begin on. */
  readonly days: readonly Weekday[];
  /** The only day of a one-time entry; null for all others. */
  readonly specificDate: DateText | null;
  /** No day before it counts. */
  readonly startsOn: DateText;
  /** Null for a one-time entry, and where only `until` ends it. */
  readonly duration: ScheduleLength | null;
}

/** The fields of an entry that decide the times of its sessions. */
export interface EntryTimes {
  /** HH:MM in `timeZone`. */
  readonly startTime: string;
  /** HH:MM, later on the same day. */
  readonly endTime: string;
  /** IANA zone. */
  readonly timeZone: string;
}

const LENGTHS: Readonly<Record<Exclude<ScheduleLength, 'indefinite'>, Temporal.DurationLike>> = {
  '1-week': { days: 7 },
  '1-month': { months: 1 },
  '3-months': { months: 3 },
  '6-months': { months: 6 },
  '1-year': { years: 1 },
};

/** Numbers of its days, 1 for Monday to 7 for Sunday, in the order of the week. */
export function weekdayNumbers({ days }: Pick<EntryRule, 'days'>): number[] {
  return WEEKDAYS.flatMap((day, index) => (days.includes(day) ? [index + 1] : []));
}

/**
 * The day from which the periods of a recurring entry count: the first of its days from
 * `startsOn` on.
 *
 * @throws RangeError for an entry without days
 */
export function findAnchor(entry: Pick<EntryRule, 'days' | 'startsOn'>): DateText {
  const days = weekdayNumbers(entry);
  for (let ahead = 0; ahead < WEEKDAYS.length; ahead += 1) {
    const day = addDays(entry.startsOn, ahead);
    if (days.includes(getWeekday(day))) return day;
  }
  throw new RangeError('an entry without days');
}

/**
 * The day after the last on which a recurring entry may happen: the earlier of the ends by its
 * duration and its `until`. Null where neither ends it.
 */
export function findEntryEnd({
  recurrence: { until },
  duration,
  ...entry
}: EntryRule): DateText | null {
  const dayAfter = until === null ? null : addDays(until, 1);
  if (duration === null || duration === 'indefinite') return dayAfter;
  const end = Temporal.PlainDate.from(findAnchor(entry)).add(LENGTHS[duration]).toString();
  return dayAfter === null || end < dayAfter ? end : dayAfter;
}

/** Why an entry can't be added (spec 2 §5, in its order). */
export type EntryProblem = 'type' | 'title' | 'required' | 'end' | 'past';

/** An entry while it is being typed. */
export interface EntryDraft extends Omit<EntryRule, 'recurrence' | 'startsOn'>, EntryTimes {
  readonly recurrence: Omit<EntryRule['recurrence'], 'type'> & { readonly type: Recurrence | null };
  readonly startsOn: DateText | null;
  readonly title: string;
}

/**
 * The first problem of an entry, null when there is none.
 *
 * @param now the entry must reach beyond it: the start of a one-time entry's only session; for
 * others the last day that `until` allows
 */
export function problemOfEntry(entry: EntryDraft, now: Temporal.Instant): EntryProblem | null {
  const { recurrence, specificDate, days, startTime, endTime, timeZone, startsOn } = entry;
  if (recurrence.type === null) return 'type';
  if (entry.title.trim() === '') return 'title';
  const isOnce = recurrence.type === 'one-time';
  if (startTime === '' || endTime === '' || (isOnce ? specificDate === null : days.length === 0)) {
    return 'required';
  }
  if (endTime <= startTime) return 'end';
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  if (isOnce && specificDate !== null) {
    const start = Temporal.PlainDate.from(specificDate)
      .toZonedDateTime({ timeZone, plainTime: startTime })
      .toInstant();
    return Temporal.Instant.compare(start, now) <= 0 ? 'past' : null;
  }
  const { until } = recurrence;
  const isPast = (day: DateText | null) => day !== null && day < today;
  return isPast(until) || isPast(startsOn) ? 'past' : null;
}
