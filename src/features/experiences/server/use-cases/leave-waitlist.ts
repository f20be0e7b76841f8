import type { SignedInContext } from '#platform/server/http/serve.ts';
import {
  changeTaken,
  holdSession,
  type ListedSession,
  listLine,
  setWaiting,
} from '../store/waitlist.ts';

/** Takes the caller out of the line for a session, and gives back what was offered to them. */
export async function leaveWaitlist(
  session: ListedSession,
  { db, actor }: SignedInContext,
): Promise<{ done: true }> {
  await holdSession(db, session);
  const mine = (await listLine(db, session)).find(({ userId }) => userId === actor.id);
  if (mine !== undefined) {
    if (mine.state === 'offered') await changeTaken(db, session, -mine.seats);
    await setWaiting(db, mine, 'left');
  }
  return { done: true };
}
