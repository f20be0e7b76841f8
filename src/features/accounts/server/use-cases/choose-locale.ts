import type { SignedInContext } from '#platform/server/http/serve.ts';
import { localeCookie } from '../auth/locale-cookie.ts';
import { updateAccount } from '../store/users.ts';

/** Keeps the language in the account and in this browser; null follows the browser again. */
export async function chooseLocale(
  locale: string | null,
  ctx: SignedInContext,
): Promise<{ done: true }> {
  await updateAccount(ctx.db, ctx.actor.id, { locale }, ctx.now);
  ctx.answerHeaders.append('set-cookie', localeCookie(locale, ctx.services.config));
  return { done: true };
}
