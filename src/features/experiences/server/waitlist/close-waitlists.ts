import { hasCome } from '#domain/instants.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { holdSession, loadSession, releaseOffered } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { WriteNotice } from '../ports.ts';
import type { TimetableChange } from '../schedule/timetable-change.ts';
import { loadExperienceForBooking } from '../store/booking.ts';
import { deleteWaiting, listWaitlist, listWaitlistsOfUser, setWaiting } from '../store/waitlist.ts';
import { listWaitedFor } from '../store/waitlist-views.ts';
import { notifyWaiting, type WaitlistContext } from './notify-waiting.ts';

/** Context in which waitlists are closed: one transaction, and the services that notify guests. */
export interface EndingWork {
  readonly db: Queryable;
  readonly now: Temporal.Instant;
  readonly services: Pick<Services, 'config' | 'jobs' | 'translator'>;
}

/**
 * Closes the waitlists of sessions that won't take place, releases their offered seats, and
 * notifies the waiting guests; the sessions have to be locked.
 */
export async function closeWaitlists(
  { db, now, services }: EndingWork,
  writeNotice: WriteNotice,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  const experience = await loadExperienceForBooking(db, listingId);
  if (experience === null) return;
  for (const { entryId, date } of sessions) {
    const key = { listingId, entryId, date };
    const session = await holdSession(db, key);
    if (session === null) continue;
    const telling = { tx: db, now, services, writeNotice, experience, key, session };
    await closeWaitlist(telling, { isTold: true });
  }
}

/** Closes the waitlist of a locked session. */
export async function closeWaitlist(
  telling: WaitlistContext,
  { isTold }: { readonly isTold: boolean },
): Promise<void> {
  const { tx, key } = telling;
  for (const person of await listWaitlist(tx, key)) {
    if (person.state === 'offered') await releaseOffered(tx, key, person.seats);
    await setWaiting(tx, person, 'passed');
    if (isTold) await notifyWaiting(telling, person, { kind: 'line-over' });
  }
}

/**
 * The job that notifies guests on a waitlist that their session is at another time, or at another
 * place.
 */
export const NOTIFY_MOVED = 'experiences.tell-moved';

/** Minutes for which changes of one session are collected: a host can make any number of them. */
const GATHER_MINUTES = 10;
const GATHER_MS = GATHER_MINUTES * 60_000;

/** A session that changed while guests waited for it. */
export interface MovedWaitlist extends SessionKey {
  readonly listingId: string;
  /** Previous times as ISO instants; null where only its place changed. */
  readonly before: { readonly startsAt: string; readonly endsAt: string } | null;
  readonly placeChanged: boolean;
  /** ISO instant; guests who joined later know the new time. */
  readonly movedAt: string;
}

/**
 * Queues the notification of guests on the waitlists of moved sessions. It is sent at the end of
 * the ten-minute window of the change, with the state at that time. Guests keep their places, and
 * the seats they were offered.
 */
export async function queueMoved(
  {
    db,
    now,
    services,
  }: {
    readonly db: Queryable;
    readonly now: Temporal.Instant;
    readonly services: Pick<Services, 'jobs'>;
  },
  listingId: string,
  { retimed, placeChanged }: Pick<TimetableChange, 'retimed'> & { readonly placeChanged: boolean },
): Promise<void> {
  if (retimed.length === 0 && !placeChanged) return;
  const slot = Math.floor(now.epochMilliseconds / GATHER_MS);
  const startAfter = Temporal.Instant.fromEpochMilliseconds((slot + 1) * GATHER_MS);
  for (const { entryId, date } of await listWaitedFor(db, listingId, now)) {
    const former = retimed.find(
      ({ session }) => session.entryId === entryId && session.date === date,
    )?.session;
    if (former === undefined && !placeChanged) continue;
    const before =
      former === undefined
        ? null
        : { startsAt: former.startsAt.toString(), endsAt: former.endsAt.toString() };
    const moved: MovedWaitlist = {
      listingId,
      entryId,
      date,
      before,
      placeChanged,
      movedAt: now.toString(),
    };
    const what = placeChanged ? 'place' : 'time';
    const key = `${listingId}:${entryId}:${date}:${what}:${slot}`;
    await services.jobs.enqueue(db, NOTIFY_MOVED, moved, { key, startAfter });
  }
}

/**
 * Notifies the guests who waited for a session when it was moved, if it is still to come and hasn't
 * been moved to its old time. Safe to run twice.
 */
export async function notifyMoved(
  services: Services,
  writeNotice: WriteNotice,
  { listingId, entryId, date, before, placeChanged, movedAt: movedText }: MovedWaitlist,
): Promise<void> {
  const now = services.now();
  const movedAt = Temporal.Instant.from(movedText);
  await services.database.transaction(async (tx) => {
    const key = { listingId, entryId, date };
    const experience = await loadExperienceForBooking(tx, listingId);
    const session = await loadSession(tx, listingId, key);
    if (experience === null || experience.deleted || session === null) return;
    if (session.status === 'cancelled' || hasCome(session.startsAt, now)) return;
    const isRetimed =
      before !== null &&
      !(session.startsAt.equals(before.startsAt) && session.endsAt.equals(before.endsAt));
    if (!isRetimed && !placeChanged) return;
    const from = isRetimed ? Temporal.Instant.from(before.startsAt) : null;
    const telling = { tx, now, services, writeNotice, experience, key, session };
    for (const person of await listWaitlist(tx, key)) {
      const { joinedAt, offerUntil } = person;
      if (!hasCome(joinedAt, movedAt) || (offerUntil !== null && hasCome(offerUntil, now)))
        continue;
      const move = { from, placeChanged, offerUntil };
      await notifyWaiting(telling, person, { kind: 'session-moved', movedAt, ...move });
    }
  });
}

/**
 * Removes a user from all waitlists when their account is deleted. Seats that they were offered are
 * released; the job offers them to the next in the queue.
 */
export async function deleteWaitlists(tx: Queryable, userId: string): Promise<void> {
  for (const session of await listWaitlistsOfUser(tx, userId)) {
    await holdSession(tx, session);
    const mine = (await listWaitlist(tx, session)).find((person) => person.userId === userId);
    if (mine?.state === 'offered') await releaseOffered(tx, session, mine.seats);
  }
  await deleteWaiting(tx, userId);
}
