import { endSessionAt } from '#domain/session-life.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type { Actor } from '#platform/server/services.ts';
import { readSessionToken } from '../auth/browser-cookies.ts';
import { libraryHeaders } from '../auth/sign-in-library.ts';
import { describeBrowser } from '../describe-browser.ts';
import { endSession, endSessions, endSingleSession } from '../end-sessions.ts';
import { consumeLink } from '../mailed-links.ts';
import type { AccountParts } from '../parts.ts';
import { setTrustKey } from '../store/second-factor.ts';
import { readSessions } from '../store/sessions.ts';
import { newTrustKey } from '../trust-key.ts';

/** The user's sessions: this one first, then the latest used. Tokens are never returned. */
export async function listSessions(ctx: SignedInContext) {
  const current = readSessionToken(ctx.headers, ctx.services.config);
  // A replica might still show a session that was ended a moment ago.
  const rows = await readSessions(ctx.services.database.main, ctx.actor.id, ctx.now);
  const role = ctx.actor.awaitedRole ?? ctx.actor.role;
  const items = rows
    .filter((row) => !isOver(role, row, ctx.now))
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

/** Whether a session has ended, by the rules of its person's role. */
export function isOver(
  role: Actor['role'],
  { createdAt, updatedAt }: { readonly createdAt: Date; readonly updatedAt: Date },
  now: Temporal.Instant,
): boolean {
  const end = endSessionAt(role, {
    startedAt: toInstant(createdAt),
    lastUsedAt: toInstant(updatedAt),
  });
  return Temporal.Instant.compare(now, end) >= 0;
}

export function toInstant(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}

/**
 * Ends one of the caller's other sessions.
 *
 * @throws Problem `not-found` for one that isn't theirs, or has ended
 */
export async function endOwnSession(id: string, ctx: SignedInContext): Promise<{ done: true }> {
  if (!(await endSingleSession(ctx.db, ctx.services.live, ctx.actor.id, id))) {
    throw new Problem('not-found');
  }
  return { done: true };
}

/**
 * Ends the session that a mail about a sign-in names, and the trust in browsers, which that sign-in
 * may have gained.
 *
 * @throws Problem `token-invalid`
 */
export async function endMailedSession(
  { token }: { token: string },
  ctx: RequestContext,
): Promise<{ done: true }> {
  const link = await consumeLink(ctx.db, 'end-session', token, ctx.now);
  if (link === null) throw new Problem('token-invalid');
  await endSingleSession(ctx.db, ctx.services.live, link.userId, link.subject);
  await setTrustKey(ctx.db, link.userId, newTrustKey());
  ctx.log.warn({ account: link.userId, address: ctx.address }, 'session ended by mail');
  return { done: true };
}

/**
 * Data that browsers delete with the session: cached pages and storage. Cookies remain: they
 * contain language, theme and other choices of the browser, and the mark by which accounts know it.
 */
const CLEARED = '"cache", "storage"';

/** Ends this session and deletes its cookie; does nothing while signed out. */
export async function signOut(
  { library, services }: AccountParts,
  ctx: RequestContext,
): Promise<{ done: true }> {
  const token = readSessionToken(ctx.headers, services.config);
  if (token !== null) {
    await services.database.transaction((tx) => endSession(tx, services.live, token));
  }
  const { headers } = await library.api.signOut({
    headers: libraryHeaders(ctx.headers, ctx.address),
    returnHeaders: true,
  });
  ctx.answerHeaders.set('clear-site-data', CLEARED);
  for (const cookie of headers.getSetCookie()) ctx.answerHeaders.append('set-cookie', cookie);
  return { done: true };
}

/** Ends every session of the person but this one, at once. */
export async function signOutElsewhere(ctx: SignedInContext): Promise<{ ended: number }> {
  const token = readSessionToken(ctx.headers, ctx.services.config) ?? undefined;
  return { ended: await endSessions(ctx.db, ctx.services.live, ctx.actor.id, token) };
}
