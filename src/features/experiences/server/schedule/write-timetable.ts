import { isMovedFar } from '#domain/experience-policies.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { lastOfferAt } from '#domain/waitlist.ts';
import type { MovedSession, SessionChanges } from '#market/booking/index.server.ts';
import {
  type CurrentSession,
  cancelSessions,
  deleteFreeSessions,
  insertSessions,
  retimeSessions,
} from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { sessionHorizon, toEntryRule } from '../hosting/read-timetable.ts';
import type { WriteNotice } from '../ports.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { limitOffers } from '../store/waitlist.ts';
import { closeWaitlists, type EndingWork } from '../waitlist/close-waitlists.ts';
import { plannedSessions } from './planned-sessions.ts';
import type { TimetableChange } from './timetable-change.ts';

/**
 * Changes that guests have to be notified of.
 *
 * @param standing all sessions to come
 * @param placeChanged whether all of them take place elsewhere
 */
export function changesForGuests(
  listingId: string,
  { retimed, cancelled }: TimetableChange,
  standing: readonly CurrentSession[],
  placeChanged: boolean,
): SessionChanges {
  const isBooked = ({ taken }: CurrentSession) => taken > 0;
  const moved: MovedSession[] = retimed
    .filter(({ session }) => isBooked(session))
    .map(({ session, ...to }) => ({
      ...toSessionKey(session),
      from: session.startsAt,
      to,
      leavesFree: placeChanged || isMovedFar(session, to),
    }));
  const others = standing.filter(
    (session) =>
      isBooked(session) &&
      !cancelled.includes(session) &&
      !retimed.some((each) => each.session === session),
  );
  const elsewhere = placeChanged
    ? others.map((session) => {
        const { startsAt, endsAt } = session;
        return {
          ...toSessionKey(session),
          from: startsAt,
          to: { startsAt, endsAt },
          leavesFree: true,
        };
      })
    : [];
  return {
    listingId,
    moved: [...moved, ...elsewhere],
    cancelled: cancelled.filter(isBooked).map(toSessionKey),
    placeChanged,
  };
}

/** The sessions whose guests have to be notified. */
export function listAffectedSessions({ moved, cancelled }: SessionChanges): SessionKey[] {
  return [...moved, ...cancelled].map(toSessionKey);
}

function toSessionKey({ entryId, date }: SessionKey): SessionKey {
  return { entryId, date };
}

/**
 * Writes a change of the timetable into the sessions, which have to be locked.
 *
 * @param work its transaction, and the port that notifies guests on waitlists of cancelled
 *   sessions
 * @param capacity seats of the added sessions
 * @param byItself whether the host changes these sessions individually
 */
export async function writeTimetable(
  work: EndingWork & { readonly writeNotice: WriteNotice },
  { listingId, capacity }: { readonly listingId: string; readonly capacity: number },
  { retimed, added, removed, cancelled }: TimetableChange,
  byItself: boolean,
): Promise<void> {
  const { db: tx } = work;
  await closeWaitlists(work, work.writeNotice, listingId, [...removed, ...cancelled]);
  await deleteFreeSessions(tx, listingId, removed);
  const times = retimed.map(({ session, ...to }) => ({ ...toSessionKey(session), ...to }));
  await retimeSessions(tx, listingId, times, byItself);
  for (const { startsAt, ...key } of times) {
    await limitOffers(tx, { listingId, ...key }, lastOfferAt(startsAt));
  }
  await cancelSessions(tx, listingId, cancelled);
  for (const [entryId, sessions] of Map.groupBy(added, (session) => session.entryId)) {
    await insertSessions(tx, { listingId, entryId, capacity }, sessions);
  }
}

interface MadeFor {
  readonly listingId: string;
  readonly capacity: number;
}

/**
 * Creates the sessions of an entry from the last existing ones up to the horizon, without those
 * that have begun.
 *
 * @returns the day before which its sessions exist
 */
export async function makeSessions(
  tx: Queryable,
  { listingId, capacity }: MadeFor,
  entry: EntryDetails & { readonly madeUntil: string },
  now: Temporal.Instant,
): Promise<string> {
  const horizon = sessionHorizon(entry.timeZone, now);
  if (entry.isActive) {
    // Sessions that the host removed before that day must not be created again.
    const range = { start: entry.madeUntil, end: horizon.end };
    const planned = plannedSessions(toEntryRule(entry), range).filter(
      ({ startsAt }) => Temporal.Instant.compare(startsAt, now) > 0,
    );
    await insertSessions(tx, { listingId, entryId: entry.entryId, capacity }, planned);
  }
  return horizon.end;
}
