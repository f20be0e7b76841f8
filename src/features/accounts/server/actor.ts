import type { Actor, Services } from '#platform/server/services.ts';
import { MAX_SESSION_DAYS, SESSION_DAYS, sessionTokenOf } from './auth/session-cookie.ts';
import { findSession, prolongSession } from './store/sessions.ts';

const DAY_MS = 86_400_000;

/**
 * Who a request's cookies belong to. Asks the database each time, never a cache or a replica, so
 * that a session that was ended stops at once. A session used after a day lasts 30 days again, until
 * it is 180 days old.
 */
export function makeActorOf(services: Services): (headers: Headers) => Promise<Actor | null> {
  return async (headers) => {
    const token = sessionTokenOf(headers, services.config);
    if (token === null) return null;
    const now = services.now();
    const session = await findSession(services.database.main, token, now);
    if (session === null) return null;
    const end = session.createdAt.getTime() + MAX_SESSION_DAYS * DAY_MS;
    if (now.epochMilliseconds >= end) return null;
    const expires = session.expiresAt.getTime();
    const until = Math.min(now.epochMilliseconds + SESSION_DAYS * DAY_MS, end);
    // Once a day at most, and not at all in its last days.
    if (until - expires > DAY_MS || (until === end && expires < end)) {
      const at = Temporal.Instant.fromEpochMilliseconds(until);
      await prolongSession(services.database.main, session.id, at, now);
    }
    return { id: session.userId, role: session.role };
  };
}
