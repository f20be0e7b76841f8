import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { endReplacedSession } from './end-replaced-session.ts';
import { knownBrowserCookie } from './known-browser.ts';
import { libraryHeaders } from './library-headers.ts';
import type { SignInLibrary } from './sign-in-library.ts';

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
  const { response, headers } = await library.api.signInWithPassword({
    body,
    headers: libraryHeaders(ctx.headers, ctx.address),
    returnHeaders: true,
  });
  if (response === null) throw new Problem('wrong-credentials');
  await endReplacedSession(ctx.services, ctx.headers);
  for (const cookie of headers.getSetCookie()) ctx.answerHeaders.append('set-cookie', cookie);
  const { config } = ctx.services;
  ctx.answerHeaders.append('set-cookie', knownBrowserCookie(ctx.headers, body.email, config));
  ctx.log.info({ account: response.userId, address: ctx.address, way: 'password' }, 'signed in');
  return response;
}
