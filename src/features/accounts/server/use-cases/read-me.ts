import { parseCookies } from '#platform/i18n/cookies.ts';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Me } from '../../contract.ts';
import { localeCookie } from '../auth/locale-cookie.ts';
import { readGroups } from '../store/profiles.ts';
import { findAccount } from '../store/users.ts';

/** Who is signed in; the browser follows the language their account has chosen. */
export async function readMe(ctx: RequestContext): Promise<Me | null> {
  if (ctx.actor === null) return null;
  // Not the read connection: right after a sign-up a replica may not know the account yet.
  const db = ctx.services.database.main;
  const account = await findAccount(db, ctx.actor.id);
  if (account === null) return null;
  const { locale } = account;
  if (locale !== null && parseCookies(ctx.headers.get('cookie'))[LOCALE_COOKIE] !== locale) {
    ctx.answerHeaders.append('set-cookie', localeCookie(locale, ctx.services.config));
  }
  return { ...account, groups: await readGroups(db, account.id) };
}
