import type { SessionKey } from '#domain/session-key.ts';
import type { CurrentSession } from '#market/inventory/index.server.ts';
import type { PlannedSession } from './planned-sessions.ts';

/** A session of a new timetable. */
export interface TimetableSession extends PlannedSession, SessionKey {}

/** A session that moves to another time. */
export interface Retimed {
  readonly session: CurrentSession;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** Effect of a new timetable on the existing sessions. */
export interface TimetableChange {
  readonly retimed: readonly Retimed[];
  readonly added: readonly TimetableSession[];
  /** Sessions without bookings. */
  readonly removed: readonly CurrentSession[];
  readonly cancelled: readonly CurrentSession[];
  /**
   * Booked sessions that aren't in the new timetable: they stay until they are moved or cancelled.
   */
  readonly offTimetable: readonly CurrentSession[];
  /** Individually changed before, so that the new timetable doesn't apply to them. */
  readonly leftAlone: readonly CurrentSession[];
}

/** An empty change. */
export const NO_CHANGE: TimetableChange = {
  retimed: [],
  added: [],
  removed: [],
  cancelled: [],
  offTimetable: [],
  leftAlone: [],
};

export interface ChangeInput {
  /** All sessions that have not begun, of every entry. */
  readonly standing: readonly CurrentSession[];
  /** All sessions of the new timetable from now on, cancelled ones among them. */
  readonly wanted: readonly TimetableSession[];
  /** Entries of the new timetable that are active. */
  readonly activeEntries: ReadonlySet<string>;
  /** The current entry of a session's date: its own, or a successor of it. */
  currentEntryFor(session: SessionKey): string;
  /** Whether individually changed sessions change too. */
  readonly modifiedToo: boolean;
  /** Whether a cancelled session takes place again: its date was an exception, and no longer is. */
  isRestored(session: SessionKey): boolean;
}

/**
 * Decides the effect of a changed timetable on each session. A session keeps its identity, which is
 * its entry and its date: a booked one gets the new time where the new rule has its date, and
 * otherwise stays as it is. A free one that the timetable no longer has is removed. A cancelled one
 * stays cancelled, and one that its host changed individually stays as it is.
 */
export function timetableChange(input: ChangeInput): TimetableChange {
  const wanted = new Map(input.wanted.map((session) => [formatSessionKey(session), session]));
  const retimed: Retimed[] = [];
  const removed: CurrentSession[] = [];
  const cancelled: CurrentSession[] = [];
  const offTimetable: CurrentSession[] = [];
  const leftAlone: CurrentSession[] = [];
  for (const session of input.standing) {
    const heir = input.currentEntryFor(session);
    const key = formatSessionKey({ entryId: heir, date: session.date });
    const plan = wanted.get(key);
    switch (decideOutcome(session, plan, heir !== session.entryId, input)) {
      case 'retime':
        if (plan !== undefined) retimed.push({ session, ...pickTimes(plan) });
        break;
      case 'remove':
        removed.push(session);
        // The successor of an entry that ends makes a session of its own that day.
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

type SessionOutcome = 'keep' | 'spare' | 'retime' | 'remove' | 'cancel' | 'leave';

function decideOutcome(
  session: CurrentSession,
  plan: TimetableSession | undefined,
  isSucceeded: boolean,
  { modifiedToo, activeEntries, isRestored }: ChangeInput,
): SessionOutcome {
  const { status, isModified, entryId } = session;
  if (status === 'cancelled') {
    return plan !== undefined && !plan.cancelled && isRestored(session) ? 'retime' : 'keep';
  }
  const fate = outcomeByPlan(session, plan, isSucceeded);
  const isSpared = isModified && !modifiedToo && activeEntries.has(entryId);
  return isSpared && fate !== 'keep' ? 'spare' : fate;
}

/** Effect of a timetable on a session that takes place. */
function outcomeByPlan(
  { taken, startsAt, endsAt }: CurrentSession,
  plan: TimetableSession | undefined,
  isSucceeded: boolean,
): SessionOutcome {
  if (isSucceeded && taken === 0) return 'remove';
  if (plan === undefined) return taken > 0 ? 'leave' : 'remove';
  if (plan.cancelled) return 'cancel';
  return plan.startsAt.equals(startsAt) && plan.endsAt.equals(endsAt) ? 'keep' : 'retime';
}

function formatSessionKey({ entryId, date }: SessionKey): string {
  return `${entryId} ${date}`;
}

function pickTimes({ startsAt, endsAt }: TimetableSession) {
  return { startsAt, endsAt };
}

/**
 * Counts the changes; a session that is removed and one that is added on the same day count as one
 * changed.
 */
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
