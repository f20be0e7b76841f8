import { addDays, type DateRange, todayIn } from '#domain/dates.ts';
import {
  type EntryRule,
  type EntryTimes,
  findAnchor,
  findEntryEnd,
  weekdayNumbers,
} from '#domain/schedule/schedule-entry.ts';
import { sessionTimes } from '#domain/schedule/session-times.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { ForeseenChanges } from '#market/booking/index.server.ts';
import type { ScheduleImpact } from '../../contract.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { entryDates } from './planned-sessions.ts';
import { countChanges, type TimetableChange } from './timetable-change.ts';

type TimedRule = EntryRule & EntryTimes;

/** Milliseconds since the epoch, in order. */
type Spans = readonly { readonly start: number; readonly end: number }[];

/** Days within which the first common day of two entries is searched: each weekday occurs twice. */
const LOOK_AHEAD_DAYS = 14;

/**
 * Whether two entries of a timetable are at the same time on a day (spec 2 §5). Recurring entries
 * are compared by their weekdays, regardless of their phases; a one-time entry by its date. Entries
 * don't overlap where one ends as the other begins, be it the hour or the last of its days. The
 * hours of an entry are computed once, however many others it is compared with.
 */
export function makeOverlapCheck(
  now: Temporal.Instant,
): (one: TimedRule, other: TimedRule) => boolean {
  const start = todayIn(now, 'UTC');
  const weeks = { start, end: addDays(start, LOOK_AHEAD_DAYS) };
  const known = new Map<TimedRule, Spans>();
  const weeklySpans = (entry: TimedRule): Spans => {
    const spans = known.get(entry) ?? sessionSpans(weekly(entry, start), weeks);
    known.set(entry, spans);
    return spans;
  };
  return (one, other) => {
    const once = isOnce(one) ? one : isOnce(other) ? other : null;
    if (once !== null) return overlapsOnce(once, once === one ? other : one);
    const shared = weekdayNumbers(one).filter((day) => weekdayNumbers(other).includes(day));
    const isNear = one.timeZone !== other.timeZone;
    if (shared.length === 0 && !isNear) return false;
    if (isOverBefore(one, other) || isOverBefore(other, one)) return false;
    return isCrossing(weeklySpans(one), weeklySpans(other));
  };
}

/** Whether the last day of one entry is before the first of the other, whatever their zones. */
function isOverBefore(one: TimedRule, other: TimedRule): boolean {
  const end = findEntryEnd(one);
  if (end === null) return false;
  return (one.timeZone === other.timeZone ? end : addDays(end, 1)) <= findAnchor(other);
}

function isOnce({ recurrence }: EntryRule): boolean {
  return recurrence.type === 'one-time';
}

/** A rule with all its weekdays, regardless of its phase. */
function weekly(entry: TimedRule, from: string): TimedRule {
  return {
    ...entry,
    recurrence: { type: 'weekly', interval: 1, unit: 'weeks', until: null },
    duration: null,
    startsOn: addDays(from, -1),
  };
}

function overlapsOnce(once: TimedRule, other: TimedRule): boolean {
  const { specificDate } = once;
  if (specificDate === null) return false;
  // In other zones its hours may be on the day before or after.
  const days = { start: addDays(specificDate, -1), end: addDays(specificDate, 2) };
  return isCrossing(sessionSpans(once, days), sessionSpans(other, days));
}

function sessionSpans(entry: TimedRule, days: DateRange): Spans {
  return entryDates(entry, days).flatMap((date) => {
    const times = sessionTimes(date, entry);
    return times === null
      ? []
      : [{ start: times.startsAt.epochMilliseconds, end: times.endsAt.epochMilliseconds }];
  });
}

/** Whether any of some spans crosses any of others, in a single pass over both. */
function isCrossing(some: Spans, others: Spans): boolean {
  for (let one = 0, other = 0; ; ) {
    const [a, b] = [some[one], others[other]];
    if (a === undefined || b === undefined) return false;
    if (a.start < b.end && b.start < a.end) return true;
    if (a.end <= b.end) one += 1;
    else other += 1;
  }
}

/**
 * A change of a timetable and its consequences for guests, for the host.
 *
 * @param entries the previous entries, with the day until which their sessions were created
 */
export function toScheduleImpact(
  timetable: TimetableChange,
  entries: readonly (EntryDetails & { readonly madeUntil: string })[],
  { guests, seats, refund, leaving }: ForeseenChanges,
): ScheduleImpact {
  // Sessions that the daily job would have created anyway are not a change.
  const isDue = ({ entryId, date }: SessionKey) =>
    entries.some((entry) => entry.entryId === entryId && date >= entry.madeUntil);
  const added = timetable.added.filter((session) => !isDue(session));
  return {
    ...countChanges({ ...timetable, added }),
    leftAlone: timetable.leftAlone.length,
    guests,
    seats,
    refund,
    leaving:
      leaving === null
        ? null
        : {
            guests: leaving.guests,
            refund: leaving.refund,
            firstUntil: leaving.firstUntil.toString(),
            lastUntil: leaving.lastUntil.toString(),
          },
    offTimetable: timetable.offTimetable.map(({ entryId, date, startsAt }) => ({
      entryId,
      date,
      startsAt: startsAt.toString(),
    })),
  };
}
