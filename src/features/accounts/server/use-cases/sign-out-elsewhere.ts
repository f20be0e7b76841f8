import type { SignedInContext } from '#platform/server/http/serve.ts';
import { readSessionToken } from '../auth/session-cookie.ts';
import { endSessions } from '../end-sessions.ts';

/** Ends every session of the person but this one, at once. */
export async function signOutElsewhere(ctx: SignedInContext): Promise<{ ended: number }> {
  const token = readSessionToken(ctx.headers, ctx.services.config) ?? undefined;
  return { ended: await endSessions(ctx.db, ctx.services.live, ctx.actor.id, token) };
}
