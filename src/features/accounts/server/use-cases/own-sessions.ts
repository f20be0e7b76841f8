import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import { readSessionToken } from '../auth/browser-cookies.ts';
import { libraryHeaders } from '../auth/sign-in-library.ts';
import { endSession, endSessions } from '../end-sessions.ts';
import type { AccountParts } from '../parts.ts';
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

// The first that matches counts: most browsers also name the ones they descend from.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser and system by their product names, which no language translates.
 *
 * @param userAgent the header as sent
 * @returns empty texts for unknown parts
 */
export function describeBrowser(userAgent: string): { browser: string; system: string } {
  const nameIn = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(userAgent))?.[1] ?? '';
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
