import type { RequestContext } from '#platform/server/http/serve.ts';
import type { SignInProvider } from '../../contract.ts';
import { libraryHeaders } from '../auth/sign-in-library.ts';
import type { AccountParts } from '../parts.ts';

/**
 * Begins a sign-in at a provider (spec 1 §7).
 *
 * @throws Problem `not-found` for a provider that isn't configured
 */
export async function startSocialSignIn(
  { social }: AccountParts,
  { provider, returnTo }: { provider: SignInProvider; returnTo: string },
  ctx: RequestContext,
): Promise<{ url: string }> {
  const headers = libraryHeaders(ctx.headers, ctx.address);
  const { url, cookies } = await social.start(provider, returnTo, headers);
  for (const cookie of cookies) ctx.answerHeaders.append('set-cookie', cookie);
  return { url };
}
