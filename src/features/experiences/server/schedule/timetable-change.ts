import type { SessionKey } from '#domain/session-key.ts';
import type { StandingSession } from '#market/inventory/index.server.ts';
import type { PlannedSession } from './planned-sessions.ts';

/** A session as a timetable wants it. */
export interface WantedSession extends PlannedSession, SessionKey {}

/** A session that gets another time. */
export interface Retimed {
  readonly session: StandingSession;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** What a new timetable does to the sessions of an old one. */
export interface TimetableChange {
  readonly retimed: readonly Retimed[];
  readonly added: readonly WantedSession[];
  /** Nobody has a seat in them. */
  readonly removed: readonly StandingSession[];
  readonly cancelled: readonly StandingSession[];
  /** Booked, and not in the new timetable: they stay until they are moved or cancelled. */
  readonly offTimetable: readonly StandingSession[];
  /** Changed by themselves before, so that the new timetable passes them by. */
  readonly leftAlone: readonly StandingSession[];
}

/** A change of nothing. */
export const NO_CHANGE: TimetableChange = {
  retimed: [],
  added: [],
  removed: [],
  cancelled: [],
  offTimetable: [],
  leftAlone: [],
};

export interface ChangeInput {
  /** All that have not begun, of every entry. */
  readonly standing: readonly StandingSession[];
  /** All that the new timetable wants from now on, those it wants cancelled among them. */
  readonly wanted: readonly WantedSession[];
  /** Entries of the new timetable that are active. */
  readonly activeEntries: ReadonlySet<string>;
  /** The entry that a session's date is of by now: its own, or what follows that one. */
  heirOf(session: SessionKey): string;
  /** Whether sessions that were changed by themselves change too. */
  readonly modifiedToo: boolean;
  /** Whether a cancelled session takes place again: its date was an exception, and is none any more. */
  isRestored(session: SessionKey): boolean;
}

/**
 * What becomes of each session when a timetable changes. A session keeps its identity, which is its
 * entry and its date: one that is booked takes the new time where the new rule has its date, and
 * stays as it is where it hasn't. One that is free and no longer wanted goes. One that is cancelled
 * stays so, and so does one that its host changed by itself.
 */
export function timetableChange(input: ChangeInput): TimetableChange {
  const wanted = new Map(input.wanted.map((session) => [keyOf(session), session]));
  const retimed: Retimed[] = [];
  const removed: StandingSession[] = [];
  const cancelled: StandingSession[] = [];
  const offTimetable: StandingSession[] = [];
  const leftAlone: StandingSession[] = [];
  for (const session of input.standing) {
    const heir = input.heirOf(session);
    const key = keyOf({ entryId: heir, date: session.date });
    const plan = wanted.get(key);
    switch (fateOf(session, plan, heir !== session.entryId, input)) {
      case 'retime':
        if (plan !== undefined) retimed.push({ session, ...timesOf(plan) });
        break;
      case 'remove':
        removed.push(session);
        // What follows in place of an entry that ends makes a session of its own that day.
        continue;
      case 'cancel':
        cancelled.push(session);
        break;
      case 'leave':
        offTimetable.push(session);
        break;
      case 'spare':
        leftAlone.push(session);
        break;
      case 'keep':
        break;
    }
    wanted.delete(key);
  }
  return { retimed, added: [...wanted.values()], removed, cancelled, offTimetable, leftAlone };
}

type Fate = 'keep' | 'spare' | 'retime' | 'remove' | 'cancel' | 'leave';

function fateOf(
  session: StandingSession,
  plan: WantedSession | undefined,
  isSucceeded: boolean,
  { modifiedToo, activeEntries, isRestored }: ChangeInput,
): Fate {
  const { status, isModified, entryId } = session;
  if (status === 'cancelled') {
    return plan !== undefined && !plan.cancelled && isRestored(session) ? 'retime' : 'keep';
  }
  const fate = fateByPlan(session, plan, isSucceeded);
  const isSpared = isModified && !modifiedToo && activeEntries.has(entryId);
  return isSpared && fate !== 'keep' ? 'spare' : fate;
}

/** What a timetable makes of a session that takes place. */
function fateByPlan(
  { taken, startsAt, endsAt }: StandingSession,
  plan: WantedSession | undefined,
  isSucceeded: boolean,
): Fate {
  if (isSucceeded && taken === 0) return 'remove';
  if (plan === undefined) return taken > 0 ? 'leave' : 'remove';
  if (plan.cancelled) return 'cancel';
  return plan.startsAt.equals(startsAt) && plan.endsAt.equals(endsAt) ? 'keep' : 'retime';
}

function keyOf({ entryId, date }: SessionKey): string {
  return `${entryId} ${date}`;
}

function timesOf({ startsAt, endsAt }: WantedSession) {
  return { startsAt, endsAt };
}

/** What a change comes to, in numbers: what goes and comes anew on one day counts as changed. */
export function countChanges({ retimed, added, removed, cancelled }: TimetableChange): {
  changed: number;
  added: number;
  removed: number;
} {
  const coming = added.filter((session) => !session.cancelled);
  const replaced = removed.filter((gone) => coming.some(({ date }) => date === gone.date));
  const alike = replaced.filter((gone) =>
    coming.some(
      ({ startsAt, endsAt }) => startsAt.equals(gone.startsAt) && endsAt.equals(gone.endsAt),
    ),
  );
  return {
    changed: retimed.length + replaced.length - alike.length,
    added: Math.max(0, coming.length - replaced.length),
    removed: removed.length - replaced.length + cancelled.length,
  };
}
