import { holdSession, releaseOffered } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { deleteWaiting, listWaitlist, listWaitlistsOfUser } from '../store/waitlist.ts';

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
