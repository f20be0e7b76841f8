import type { Services } from '#platform/server/services.ts';
import { endSession } from '../end-sessions.ts';
import { readSessionToken } from './browser-cookies.ts';

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
