import { EXPERIENCE_NUMBERS } from '#domain/experience-form.ts';
import type { Session, StoredExperience } from '../../../contract.ts';
import { storedValues } from '../experience-form.ts';
import { onTheClock } from '../schedule/upcoming-dates.tsx';
import { sentForm } from '../sent-form.ts';

/** Fields that a host can change of one session. */
export interface EditedSession {
  /** HH:MM in the time zone of its entry. */
  readonly startTime: string;
  readonly endTime: string;
  /** Seats for guests; the host's own place is not among them. */
  readonly seats: number;
  readonly note: string;
}
export type SessionField = keyof EditedSession;

/** Bounds of a session's seats. */
export const SEAT_BOUNDS = { min: 1, max: EXPERIENCE_NUMBERS.guestCount.max - 1 } as const;

/** The current values of a session. */
export function editedSession(session: Session): EditedSession {
  const { start, end } = onTheClock(session, session.timeZone);
  const { capacity, withdrawn, note } = session;
  return { startTime: start, endTime: end, seats: capacity - withdrawn, note };
}

/**
 * Whether the timetable still has the entry of a session; without it the session can only be
 * cancelled.
 */
export function isOnTimetable(
  { entryId }: Pick<Session, 'entryId'>,
  { routineSchedule }: Pick<StoredExperience, 'routineSchedule'>,
): boolean {
  return routineSchedule.some(({ id }) => id === entryId);
}

/** The payload of a change of one session: the current form, with that session's own values. */
export function sentSession(
  stored: StoredExperience,
  { entryId, date }: Pick<Session, 'entryId' | 'date'>,
  { startTime, endTime, seats, note }: EditedSession,
) {
  const form = sentForm(storedValues(stored));
  return {
    ...form,
    routineSchedule: form.routineSchedule.map((entry) =>
      entry.id === entryId ? { ...entry, startTime, endTime, exceptions: [] } : entry,
    ),
    guestCount: seats + 1,
    note: note.trim(),
    version: stored.version,
    scope: 'one' as const,
    session: { entryId, date },
  };
}

/** Errors of a refusal by form field: `routineSchedule.0.endTime`. */
export function fieldErrors(
  fields: Readonly<Record<string, string>>,
): Partial<Record<SessionField, string>> {
  const named = Object.entries(fields).map(([name, text]) => {
    const last = name.split('.').at(-1) ?? name;
    return [last === 'guestCount' ? 'seats' : last, text];
  });
  return Object.fromEntries(named);
}
