import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import { choiceCookie } from '#platform/server/http/choice-cookie.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { updateAccount } from '../store/users.ts';

/** Saves the language in the account and in this browser; null follows the browser again. */
export async function chooseLocale(
  locale: string | null,
  ctx: SignedInContext,
): Promise<{ done: true }> {
  await updateAccount(ctx.db, ctx.actor.id, { locale }, ctx.now);
  ctx.answerHeaders.append('set-cookie', choiceCookie(LOCALE_COOKIE, locale, ctx.services.config));
  return { done: true };
}
