import type { SessionKey } from '#domain/session-key.ts';
import { holdSession, releaseOffered } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { WriteNotice } from '../ports.ts';
import { loadExperienceForBooking } from '../store/booking.ts';
import { listWaitlist, setWaiting } from '../store/waitlist.ts';
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
