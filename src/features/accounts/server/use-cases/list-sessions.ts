import type { SignedInContext } from '#platform/server/http/serve.ts';
import { readSessionToken } from '../auth/session-cookie.ts';
import { describeBrowser } from '../describe-browser.ts';
import { readSessions } from '../store/sessions.ts';

/** The user's sessions: this one first, then the latest used. Tokens are never returned. */
export async function listSessions(ctx: SignedInContext) {
  const current = readSessionToken(ctx.headers, ctx.services.config);
  // A replica might still show a session that was ended a moment ago.
  const rows = await readSessions(ctx.services.database.main, ctx.actor.id, ctx.now);
  const items = rows
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .map((row) => ({
      id: row.id,
      ...describeBrowser(row.userAgent ?? ''),
      address: row.address ?? '',
      startedAt: row.createdAt.toISOString(),
      lastUsedAt: row.updatedAt.toISOString(),
      current: row.token === current,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
  return { items };
}
