import type { DateText } from '../dates.ts';
import type { EntryTimes } from './schedule-entry.ts';

/** The effect of a change to or from summer time on a session. */
export type TimeChangeEffect = 'later' | 'shorter' | 'longer';

/** Start and end of a session. */
export interface SessionTimes {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  /** Null on all days but those on which the clocks change. */
  readonly effect: TimeChangeEffect | null;
}

/**
 * The times of a date's session. A time skipped by the change to summer time moves later by as
 * much, and the session keeps its length in local time; of a repeated hour the first counts. Null
 * for a day that the zone never had.
 *
 * @throws RangeError for an unknown zone
 */
export function sessionTimes(
  date: DateText,
  { startTime, endTime, timeZone }: EntryTimes,
): SessionTimes | null {
  const day = Temporal.PlainDate.from(date);
  if (!day.toZonedDateTime(timeZone).toPlainDate().equals(day)) return null;

  const begin = Temporal.PlainTime.from(startTime);
  const wallLength = begin.until(Temporal.PlainTime.from(endTime));
  const start = day.toZonedDateTime({ timeZone, plainTime: begin });
  const isSkipped = !start.toPlainTime().equals(begin);
  const end = isSkipped
    ? start.toPlainDateTime().add(wallLength).toZonedDateTime(timeZone)
    : day.toZonedDateTime({ timeZone, plainTime: endTime });
  const startsAt = start.toInstant();
  const endsAt = end.toInstant();
  const longer = Temporal.Duration.compare(startsAt.until(endsAt), wallLength);
  const effect = isSkipped ? 'later' : longer > 0 ? 'longer' : longer < 0 ? 'shorter' : null;
  return { startsAt, endsAt, effect };
}
