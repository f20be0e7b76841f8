import type { Queryable } from '#platform/server/database/database.ts';
import type { Live } from '#platform/server/live/live.ts';
import type { Services } from '#platform/server/services.ts';
import { readSessionToken } from './auth/browser-cookies.ts';
import * as store from './store/sessions.ts';

/** Topic on which a person's open streams are notified of ended sessions. */
export function sessionsTopic(userId: string): string {
  return `sessions:${userId}`;
}

/** Event on `sessionsTopic`, after which listeners authenticate their request again. */
export const SESSIONS_ENDED = 'sessions-ended';

/**
 * Ends the session of a token, and the streams that were opened with it on all servers.
 *
 * @returns whether there was one
 */
export async function endSession(tx: Queryable, live: Live, token: string): Promise<boolean> {
  const userId = await store.endSession(tx, token);
  if (userId !== null) await announceEnd(tx, live, userId);
  return userId !== null;
}

/**
 * Ends a person's sessions, and the streams that were opened with them on all servers.
 *
 * @param but token of the session that remains
 * @returns how many were ended
 */
export async function endSessions(
  tx: Queryable,
  live: Live,
  userId: string,
  but?: string,
): Promise<number> {
  const ended = await store.endSessions(tx, userId, but);
  if (ended > 0) await announceEnd(tx, live, userId);
  return ended;
}

/**
 * Ends a session of a person, and the streams that were opened with it on all servers.
 *
 * @param id of its row
 * @returns whether there was one
 */
export async function endSingleSession(
  tx: Queryable,
  live: Live,
  userId: string,
  id: string,
): Promise<boolean> {
  const ended = await store.endSessionById(tx, userId, id);
  if (ended) await announceEnd(tx, live, userId);
  return ended;
}

async function announceEnd(tx: Queryable, live: Live, userId: string): Promise<void> {
  await live.tell(tx, [sessionsTopic(userId)], { name: SESSIONS_ENDED, data: {} });
}

/**
 * Ends the session whose cookie a browser sent while it got the cookie of a new one: the browser
 * forgets the token, so the session couldn't be ended later.
 *
 * @param headers of the request that signed in
 */
export async function endReplacedSession(
  { config, database, live }: Services,
  headers: Headers,
): Promise<void> {
  const token = readSessionToken(headers, config);
  if (token !== null) await database.transaction((tx) => endSession(tx, live, token));
}
