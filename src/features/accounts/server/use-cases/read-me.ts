import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Me } from '../../contract.ts';
import { choiceCookies } from '../auth/choice-cookies.ts';
import { readGroups, readWorkHours } from '../store/profiles.ts';
import { findAccount } from '../store/users.ts';

/** The signed-in user; updates the browser to their account's choices. */
export async function readMe(ctx: RequestContext): Promise<Me | null> {
  if (ctx.actor === null) return null;
  // Not the read connection: right after a sign-up a replica may not know the account yet.
  const db = ctx.services.database.main;
  const account = await findAccount(db, ctx.actor.id);
  if (account === null) return null;
  for (const cookie of choiceCookies(account, ctx.headers, ctx.services.config)) {
    ctx.answerHeaders.append('set-cookie', cookie);
  }
  return {
    ...account,
    groups: await readGroups(db, account.id),
    work: await readWorkHours(db, account.id),
  };
}
