import { enqueueSeatsFreed } from '#market/booking/index.server.ts';
import { holdSession, type ListedSession, releaseOffered } from '#market/inventory/index.server.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { listWaitlist, setWaiting } from '../store/waitlist.ts';

/** Removes the caller from the waitlist of a session, and releases the seats they were offered. */
export async function leaveWaitlist(
  session: ListedSession,
  { db, actor, services }: SignedInContext,
): Promise<{ done: true }> {
  await holdSession(db, session);
  const mine = (await listWaitlist(db, session)).find(({ userId }) => userId === actor.id);
  if (mine !== undefined) {
    await setWaiting(db, mine, 'left');
    if (mine.state === 'offered') {
      await releaseOffered(db, session, mine.seats);
      await enqueueSeatsFreed({ db, services }, session.listingId, [session]);
    }
  }
  return { done: true };
}
