import type { RequestContext } from '#platform/server/http/serve.ts';
import { libraryHeaders } from '../auth/library-headers.ts';
import { readSessionToken } from '../auth/session-cookie.ts';
import { endSession } from '../end-sessions.ts';
import type { AccountParts } from '../parts.ts';

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
