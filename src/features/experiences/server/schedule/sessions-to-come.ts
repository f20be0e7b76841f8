import type { DateText } from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import type { SessionTimes } from '#domain/schedule/session-times.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { toEntryRule } from '../hosting/read-timetable.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { plannedTimes } from './planned-sessions.ts';
import { type CurrentExperience, planTimetableChange } from './planned-update.ts';

/** A session that will take place. */
export interface ComingSession extends SessionTimes, SessionKey {}

/** State before a new experience is saved. */
export const EMPTY_TIMETABLE: Pick<CurrentExperience, 'entries' | 'standing'> = {
  entries: [],
  standing: [],
};

/**
 * The sessions that take place once a timetable is saved, in order. They follow the rule that
 * saving applies: cancelled sessions stay cancelled and individually changed ones keep their hours.
 *
 * @param former the current state
 */
export function sessionsToCome(
  entries: readonly EntryDetails[],
  former: Pick<CurrentExperience, 'entries' | 'standing'>,
  now: Temporal.Instant,
): ComingSession[] {
  const { retimed, added, removed, cancelled } = planTimetableChange(entries, former, false, now);
  const gone = new Set([...removed, ...cancelled]);
  const moved = new Map(retimed.map(({ session, ...times }) => [session, times]));
  const kept = former.standing.filter(
    (session) =>
      !gone.has(session) &&
      !hasCome(session.startsAt, now) &&
      (session.status === 'scheduled' || moved.has(session)),
  );
  const stay = kept.map((session) => {
    const { startsAt, endsAt } = moved.get(session) ?? session;
    const { entryId, date } = session;
    const entry = entries.find((each) => each.entryId === entryId);
    return { entryId, date, startsAt, endsAt, effect: effectOn(entry, date, startsAt) };
  });
  return [...stay, ...added.filter((session) => !session.cancelled)].sort((one, other) =>
    Temporal.Instant.compare(one.startsAt, other.startsAt),
  );
}

/** Effect of a daylight saving change on a session; null for one with individual hours. */
function effectOn(
  entry: EntryDetails | undefined,
  date: DateText,
  startsAt: Temporal.Instant,
): SessionTimes['effect'] {
  if (entry === undefined) return null;
  const planned = plannedTimes(toEntryRule(entry), date);
  return planned?.startsAt.equals(startsAt) ? planned.effect : null;
}
