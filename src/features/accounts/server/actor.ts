import type { Actor, Services } from '#platform/server/services.ts';
import { SESSION_DAYS, sessionTokenOf } from './auth/session-cookie.ts';
import { findSession, prolongSession } from './store/sessions.ts';

const DAY_MS = 86_400_000;

/**
 * Who a request's cookies belong to. Asks the database each time, never a cache or a replica, so
 * that a session that was ended stops at once. A session used after a day lasts 30 days again.
 */
export function makeActorOf(services: Services): (headers: Headers) => Promise<Actor | null> {
  return async (headers) => {
    const token = sessionTokenOf(headers, services.config);
    if (token === null) return null;
    const now = services.now();
    const session = await findSession(services.database.main, token, now);
    if (session === null) return null;
    const left = session.expiresAt.getTime() - now.epochMilliseconds;
    if (left < (SESSION_DAYS - 1) * DAY_MS) {
      const until = now.add({ hours: SESSION_DAYS * 24 });
      await prolongSession(services.database.main, session.id, until, now);
    }
    return { id: session.userId, role: session.role };
  };
}
