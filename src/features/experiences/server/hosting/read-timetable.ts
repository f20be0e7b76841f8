import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import {
  type EntryProblem,
  findAnchor,
  MAX_SESSIONS,
  problemOfEntry,
  SESSION_HORIZON_DAYS,
} from '#domain/schedule/schedule-entry.ts';
import { isTimeZone } from '#domain/schedule/time-zone.ts';
import type { ExperienceForm, ScheduleEntryForm } from '#features/experiences/contract.ts';
import type { Translator } from '#platform/server/services.ts';
import { makeOverlapCheck } from '../schedule/overlaps.ts';
import { entryDates } from '../schedule/planned-sessions.ts';
import type { EntryDetails } from '../store/hosting.ts';

type Text = ReturnType<typeof msg>;

type TimedRule = ReturnType<typeof toEntryRule>;

/** Error texts of an entry (spec 2 §5). */
const TEXTS: Readonly<Record<EntryProblem, Text>> = {
  type: msg`Please select a schedule type.`,
  title: msg`Please provide a title for this schedule.`,
  required: msg`Please fill in all required fields.`,
  end: msg`End time must be after start time.`,
  past: msg`Dates cannot be in the past.`,
};

/** Error of an entry, and its field. */
export interface EntryRefusal {
  /** Position in the timetable. */
  readonly at: number;
  /** Name of the entry's field. */
  readonly field: string;
  readonly message: string;
}

const FIELDS: Readonly<Record<EntryProblem, string>> = {
  type: 'recurrence.type',
  title: 'title',
  required: 'days',
  end: 'endTime',
  past: 'specificDate',
};

/** Fields of a stored entry that matter for its validation. */
type KnownEntry = Pick<
  EntryDetails,
  'entryId' | 'startsOn' | 'until' | 'specificDate' | 'followsEntryId'
>;

interface ReadTimetable {
  readonly entries: readonly EntryDetails[];
  /** Valid entries. */
  readonly sound: readonly EntryDetails[];
  readonly refusals: readonly EntryRefusal[];
}

/**
 * The timetable of a form as it is stored, and the first error of each entry.
 *
 * @param placeZone IANA zone of the place, for entries without one
 * @param known stored entries: their existing days may be past
 */
export function readTimetable(
  entries: ExperienceForm['routineSchedule'],
  {
    placeZone,
    now,
    translate,
    known = [],
  }: {
    readonly placeZone: string;
    readonly now: Temporal.Instant;
    readonly translate: Translator;
    readonly known?: readonly KnownEntry[];
  },
): ReadTimetable {
  const taken = new Set<string>();
  const read = entries.map((entry, sortOrder) => {
    const stored = known.find(({ entryId }) => entryId === entry.id);
    const entryId = entry.id !== undefined && !taken.has(entry.id) ? entry.id : randomUUID();
    taken.add(entryId);
    return readEntry(entry, { sortOrder, entryId, placeZone, now, stored });
  });
  const refusals: EntryRefusal[] = [];
  const sound: EntryDetails[] = [];
  const rules: TimedRule[] = [];
  const overlap = makeOverlapCheck(now);
  read.forEach((details, at) => {
    const form = entries[at];
    if (form === undefined) return;
    const stored = known.find(({ entryId }) => entryId === details.entryId);
    const rule = toEntryRule(details);
    const isFree = () => !rules.some((other) => overlap(rule, other));
    const refusal = findEntryRefusal(form, details, { now, stored, isFree });
    if (refusal === null) {
      sound.push(details);
      rules.push(rule);
    } else refusals.push({ at, field: refusal.field, message: translate(refusal.message) });
  });
  return { entries: read, sound, refusals };
}

function readEntry(
  entry: ScheduleEntryForm,
  {
    sortOrder,
    entryId,
    placeZone,
    now,
    stored,
  }: {
    readonly sortOrder: number;
    readonly entryId: string;
    readonly placeZone: string;
    readonly now: Temporal.Instant;
    readonly stored: Pick<EntryDetails, 'startsOn' | 'followsEntryId'> | undefined;
  },
): EntryDetails {
  const timeZone = entry.timeZone ?? placeZone;
  const { type, interval, unit, until } = entry.recurrence;
  const isOnce = type === 'one-time';
  const today = todayIn(now, isTimeZone(timeZone) ? timeZone : 'UTC');
  const wanted = entry.startsOn ?? stored?.startsOn ?? today;
  const days = isOnce ? [] : [...new Set(entry.days)];
  return {
    entryId,
    sortOrder,
    title: entry.title,
    description: entry.description,
    recurrence: type,
    interval,
    unit,
    until: isOnce ? null : until,
    duration: isOnce ? null : entry.duration,
    specificDate: isOnce ? entry.specificDate : null,
    startsOn:
      days.length === 0 || isTooFar(wanted, now) ? wanted : findAnchor({ days, startsOn: wanted }),
    days,
    startTime: entry.startTime,
    endTime: entry.endTime,
    timeZone,
    isActive: entry.isActive,
    exceptions: entry.exceptions,
    followsEntryId: stored?.followsEntryId ?? null,
  };
}

/** Maximum years ahead of a timetable's dates. */
const YEARS_AHEAD = 5;
const FAR_FIELDS = {
  startsOn: 'startsOn',
  until: 'recurrence.until',
  specificDate: 'specificDate',
} as const;

function isTooFar(date: DateText | null, now: Temporal.Instant): boolean {
  if (date === null) return false;
  const last = now.toZonedDateTimeISO('UTC').toPlainDate().add({ years: YEARS_AHEAD });
  return date > last.toString();
}

/** An entry as input of the schedule rules. */
export function toEntryRule(entry: EntryDetails) {
  const { recurrence: type, interval, unit, until } = entry;
  return { ...entry, recurrence: { type, interval, unit, until } };
}

function findEntryRefusal(
  form: ScheduleEntryForm,
  entry: EntryDetails,
  {
    now,
    stored,
    isFree,
  }: {
    readonly now: Temporal.Instant;
    readonly stored: KnownEntry | undefined;
    /** Whether no other entry is at the same time. */
    readonly isFree: () => boolean;
  },
): { field: string; message: Text } | null {
  if (!isTimeZone(entry.timeZone)) {
    return { field: 'timeZone', message: msg`We don't know this time zone.` };
  }
  if (form.recurrence.type !== 'one-time' && form.specificDate !== null) {
    return { field: 'specificDate', message: msg`Only one-time entries have their own date.` };
  }
  for (const field of ['startsOn', 'until', 'specificDate'] as const) {
    if (isTooFar(entry[field], now)) {
      return { field: FAR_FIELDS[field], message: msg`That's too far ahead.` };
    }
  }
  const problem = problemOfEntry({ ...toEntryRule(entry), startsOn: form.startsOn }, now);
  if (problem !== null && !(problem === 'past' && keepsItsDays(form, entry, stored))) {
    return { field: FIELDS[problem], message: TEXTS[problem] };
  }
  const { startTime, endTime } = entry;
  const backwards = entry.exceptions.findIndex(
    (each) => (each.endTime ?? endTime) <= (each.startTime ?? startTime),
  );
  if (backwards !== -1) {
    return { field: `exceptions.${backwards}.endTime`, message: TEXTS.end };
  }
  if (!isFree()) {
    return { field: 'startTime', message: msg`This schedule overlaps with an existing one.` };
  }
  return null;
}

/** Whether the first and last days of an entry are the stored ones. */
function keepsItsDays(
  { startsOn }: ScheduleEntryForm,
  { until, specificDate }: EntryDetails,
  stored: KnownEntry | undefined,
): boolean {
  return (
    stored !== undefined &&
    (startsOn === null || startsOn === stored.startsOn) &&
    until === stored.until &&
    specificDate === stored.specificDate
  );
}

/** Days for which sessions exist now, in the zone of an entry. */
export function sessionHorizon(timeZone: string, now: Temporal.Instant) {
  const start = todayIn(now, timeZone);
  return { start, end: addDays(start, SESSION_HORIZON_DAYS) };
}

/** Error of a timetable with more sessions than one experience can have. */
export const TOO_MANY_SESSIONS = msg`That's more sessions than one experience can have.`;

/**
 * The first entries of a timetable that together don't exceed the maximum number of sessions within
 * the horizon. It counts days without making sessions, which would cost ten times as much.
 */
export function entriesWithinBound(
  entries: readonly EntryDetails[],
  now: Temporal.Instant,
): readonly EntryDetails[] {
  let total = 0;
  for (const [nth, entry] of entries.entries()) {
    total += entryDates(toEntryRule(entry), sessionHorizon(entry.timeZone, now)).length;
    if (total > MAX_SESSIONS) return entries.slice(0, nth);
  }
  return entries;
}
