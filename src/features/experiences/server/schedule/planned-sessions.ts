import type { DateRange, DateText } from '#domain/dates.ts';
import type { EntryRule, EntryTimes } from '#domain/schedule/schedule-entry.ts';
import { type SessionTimes, sessionTimes } from '#domain/schedule/session-times.ts';
import type { EntryException } from '../tables.ts';
import { entryDates } from './entry-dates.ts';

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
