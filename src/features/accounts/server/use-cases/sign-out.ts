import type { RequestContext } from '#platform/server/http/serve.ts';
import { libraryHeaders } from '../auth/library-headers.ts';
import type { AccountParts } from '../parts.ts';

/** Ends this session and takes its cookie away; does no harm where nobody is signed in. */
export async function signOut(
  { library }: AccountParts,
  ctx: RequestContext,
): Promise<{ done: true }> {
  const { headers } = await library.api.signOut({
    headers: libraryHeaders(ctx.headers, ctx.address),
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) ctx.answerHeaders.append('set-cookie', cookie);
  return { done: true };
}
