import { holdSession, releaseOffered } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { deleteWaiting, listLine, listLinesOf } from '../store/waitlist.ts';

/**
 * Takes a person whose account ends out of all lines. Seats that were offered to them come free, and
 * go to the next in line as the job sees to it.
 */
export async function deleteWaitlists(tx: Queryable, userId: string): Promise<void> {
  for (const session of await listLinesOf(tx, userId)) {
    await holdSession(tx, session);
    const mine = (await listLine(tx, session)).find((person) => person.userId === userId);
    if (mine?.state === 'offered') await releaseOffered(tx, session, mine.seats);
  }
  await deleteWaiting(tx, userId);
}
