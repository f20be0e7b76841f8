import { createHash } from 'node:crypto';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { choiceCookies } from '../auth/choice-cookies.ts';
import { openSession } from '../auth/open-session.ts';
import type { AccountParts } from '../parts.ts';
import { findAccount } from '../store/users.ts';

/**
 * Signs in with email and password (spec 1 §7).
 *
 * @throws Problem `rate-limited` after 5 tries at one account in 15 minutes, `wrong-credentials`
 */
export async function signIn(
  { services, library, limits }: AccountParts,
  credentials: { email: string; password: string },
  ctx: RequestContext,
): Promise<{ done: true }> {
  await limits.spend('account', accountKey(credentials.email));
  const { userId } = await openSession(library, credentials, ctx);
  const account = await findAccount(ctx.db, userId);
  if (account !== null) {
    for (const cookie of choiceCookies(account, ctx.headers, services.config)) {
      ctx.answerHeaders.append('set-cookie', cookie);
    }
  }
  return { done: true };
}

/** Names an account in the counters, which keep no addresses. */
export function accountKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
