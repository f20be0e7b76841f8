import type { DateRange, DateText } from '#domain/dates.ts';
import {
  entryDates,
  type PlannedEntry,
  type PlannedSession,
  plannedSessions,
} from '../schedule/planned-sessions.ts';

import { walkedDates } from './walked-dates.ts';

/** Daylight saving changes turn clocks back by two hours at most. */
const LONGEST_CHANGE_MINUTES = 120;

/**
 * Describes the fault of the days and sessions of an entry: other days than a day-by-day walk
 * yields, or a session whose instant doesn't match its local time.
 *
 * @returns null without a fault
 */
export function timetableFault(entry: PlannedEntry, range: DateRange): string | null {
  const walked = walkedDates(entry, range);
  const dates = entryDates(entry, range);
  if (dates.join() !== walked.join()) return `its days are ${dates.join()}, not ${walked.join()}`;
  const sessions = plannedSessions(entry, range);
  const held = walked.filter((date) => isDay(date, entry.timeZone));
  if (sessions.map(({ date }) => date).join() !== held.join()) {
    return 'it has not one session on each of its days';
  }
  for (const session of sessions) {
    const fault = sessionFault(session, entry);
    if (fault !== null) return `${session.date}: ${fault}`;
  }
  return null;
}

/** Whether a day exists in a time zone. */
function isDay(date: DateText, timeZone: string): boolean {
  const noon = Temporal.PlainDateTime.from(`${date}T12:00`).toZonedDateTime(timeZone);
  return noon.toPlainDate().toString() === date;
}

function sessionFault(
  { date, startsAt, endsAt }: PlannedSession,
  { startTime, endTime, timeZone }: PlannedEntry,
): string | null {
  if (Temporal.Instant.compare(startsAt, endsAt) >= 0) return 'it ends before it begins';
  const wall = startsAt.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const wanted = Temporal.PlainDateTime.from(`${date}T${startTime}`);
  if (Temporal.PlainDateTime.compare(wall, wanted) !== 0) {
    if (Temporal.PlainDateTime.compare(wall, wanted) < 0) return `it begins early, at ${wall}`;
    return isOnTheClock(wanted, timeZone) ? `it begins at ${wall}, not at ${wanted}` : null;
  }
  // A repeated hour means its first occurrence.
  for (let minutes = 30; minutes <= LONGEST_CHANGE_MINUTES; minutes += 30) {
    const earlier = startsAt.subtract({ minutes }).toZonedDateTimeISO(timeZone).toPlainDateTime();
    if (Temporal.PlainDateTime.compare(earlier, wanted) === 0) return 'it begins the second time';
  }
  const end = endsAt.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const wantedEnd = Temporal.PlainDateTime.from(`${date}T${endTime}`);
  const isThere = isOnTheClock(wantedEnd, timeZone);
  return isThere && Temporal.PlainDateTime.compare(end, wantedEnd) !== 0
    ? `it ends at ${end}, not at ${wantedEnd}`
    : null;
}

/** Whether a local time exists in a time zone: not when daylight saving time skips it. */
function isOnTheClock(time: Temporal.PlainDateTime, timeZone: string): boolean {
  const shown = time.toZonedDateTime(timeZone).toPlainDateTime();
  return Temporal.PlainDateTime.compare(shown, time) === 0;
}
