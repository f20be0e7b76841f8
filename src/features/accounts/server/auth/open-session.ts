import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { endReplacedSession } from '../end-sessions.ts';
import { knownBrowserCookie } from './browser-cookies.ts';
import { libraryHeaders, type SignInLibrary } from './sign-in-library.ts';

/**
 * Signs in with a password and sends the session's cookie with the answer; the session that the
 * browser had before ends, and it is known to the account from now on. An unknown address takes as
 * long as a wrong password.
 *
 * @throws Problem `wrong-credentials`
 */
export async function openSession(
  library: SignInLibrary,
  body: { email: string; password: string },
  ctx: RequestContext,
): Promise<{ userId: string }> {
  const answer = await library.api.signInWithPassword({ body, ...askedBy(ctx) });
  return keepSession(answer, body.email, ctx);
}

/**
 * Signs in to an account that has just been made, as `openSession` does, without another costly hash
 * of the password.
 *
 * @throws Problem `wrong-credentials` where it is gone already
 */
export async function openFirstSession(
  library: SignInLibrary,
  { id: userId, email }: { id: string; email: string },
  ctx: RequestContext,
): Promise<void> {
  const answer = await library.api.signInToAccount({ body: { userId }, ...askedBy(ctx) });
  await keepSession(answer, email, ctx);
}

function askedBy({ headers, address }: RequestContext) {
  return { headers: libraryHeaders(headers, address), returnHeaders: true } as const;
}

async function keepSession(
  { response, headers }: { response: { userId: string } | null; headers: Headers },
  email: string,
  ctx: RequestContext,
): Promise<{ userId: string }> {
  if (response === null) throw new Problem('wrong-credentials');
  await endReplacedSession(ctx.services, ctx.headers);
  for (const cookie of headers.getSetCookie()) ctx.answerHeaders.append('set-cookie', cookie);
  const { config } = ctx.services;
  ctx.answerHeaders.append('set-cookie', knownBrowserCookie(ctx.headers, email, config));
  ctx.log.info({ account: response.userId, address: ctx.address, way: 'password' }, 'signed in');
  return response;
}
