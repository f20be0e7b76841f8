import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { StoredPreferences } from '../../contract.ts';
import { choiceCookies } from '../auth/choice-cookies.ts';
import { lockAccount, updateAccount } from '../store/users.ts';

/** Saves choices in the account and in this browser; missing ones remain unchanged. */
export async function choosePreferences(
  change: StoredPreferences,
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const account = await lockAccount(ctx.db, ctx.actor.id);
  const preferences = { ...account?.preferences, ...change };
  await updateAccount(ctx.db, ctx.actor.id, { preferences }, ctx.now);
  const chosen = { locale: account?.locale ?? null, preferences };
  for (const cookie of choiceCookies(chosen, ctx.headers, ctx.services.config)) {
    ctx.answerHeaders.append('set-cookie', cookie);
  }
  return { done: true };
}
