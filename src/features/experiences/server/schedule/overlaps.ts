import { addDays, type DateText, todayIn } from '#domain/dates.ts';
import {
  anchorOf,
  type EntryRule,
  type EntryTimes,
  endOf,
  weekdayNumbers,
} from '#domain/schedule/schedule-entry.ts';
import { sessionTimes } from '#domain/schedule/session-times.ts';
import { entryDates } from './entry-dates.ts';

type TimedRule = EntryRule & EntryTimes;

/** Days within which the first common day of two entries is looked for: all weekdays come twice. */
const LOOK_AHEAD_DAYS = 14;

/**
 * A day on which two entries of a timetable are at the same time; null without one (spec 2 §5).
 * Recurring entries are compared by their weekdays, whatever their phases are; one that happens once
 * by the day it happens on. What ends as the other begins does not overlap, be it the hour or the
 * last of its days.
 */
export function overlapOf(
  one: TimedRule,
  other: TimedRule,
  now: Temporal.Instant,
): DateText | null {
  const once = isOnce(one) ? one : isOnce(other) ? other : null;
  if (once !== null) return overlapOnce(once, once === one ? other : one);
  const shared = weekdayNumbers(one).filter((day) => weekdayNumbers(other).includes(day));
  const isNear = one.timeZone !== other.timeZone;
  if (shared.length === 0 && !isNear) return null;
  if (isOverBefore(one, other) || isOverBefore(other, one)) return null;
  const start = todayIn(now, one.timeZone);
  const days = { start, end: addDays(start, LOOK_AHEAD_DAYS) };
  return crossing(weekly(one, start), weekly(other, start), days.start, days.end);
}

/** Whether one entry has had its last day before the other has its first, whatever their zones. */
function isOverBefore(one: TimedRule, other: TimedRule): boolean {
  const end = endOf(one);
  if (end === null) return false;
  return (one.timeZone === other.timeZone ? end : addDays(end, 1)) <= anchorOf(other);
}

function isOnce({ recurrence }: EntryRule): boolean {
  return recurrence.type === 'one-time';
}

/** A rule that happens on each of its weekdays: phases are not looked at. */
function weekly(entry: TimedRule, from: DateText): TimedRule {
  return {
    ...entry,
    recurrence: { type: 'weekly', interval: 1, unit: 'weeks', until: null },
    duration: null,
    startsOn: addDays(from, -1),
  };
}

function overlapOnce(once: TimedRule, other: TimedRule): DateText | null {
  const { specificDate } = once;
  if (specificDate === null) return null;
  // In other zones its hours may be those of the day before or after.
  return crossing(once, other, addDays(specificDate, -1), addDays(specificDate, 2));
}

function crossing(
  one: TimedRule,
  other: TimedRule,
  start: DateText,
  end: DateText,
): DateText | null {
  const range = { start, end };
  const others = entryDates(other, range).flatMap((date) => sessionTimes(date, other) ?? []);
  const found = entryDates(one, range).find((date) => {
    const times = sessionTimes(date, one);
    return (
      times !== null &&
      others.some(
        ({ startsAt, endsAt }) =>
          Temporal.Instant.compare(startsAt, times.endsAt) < 0 &&
          Temporal.Instant.compare(times.startsAt, endsAt) < 0,
      )
    );
  });
  return found ?? null;
}
