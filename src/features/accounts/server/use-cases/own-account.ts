import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { endSessions } from '../end-sessions.ts';
import type { AccountParts } from '../parts.ts';
import { deleteMailsTo } from '../store/mails.ts';
import { deleteIdentity, findAccount, lockAccount, readSignInMethods } from '../store/users.ts';
import { confirmIdentity } from './email-address.ts';
import { listSessions, signOut } from './own-sessions.ts';

import { readOwnProfile } from './profile.ts';

/**
 * Deletes an account: name, address, profile, sessions and sign-in methods are deleted; the row
 * remains without identity for the reservations that refer to it.
 *
 * @throws Problem `wrong-password`; `account-has-reservations` while one is open
 */
export async function deleteAccount(
  parts: AccountParts,
  { password }: { password?: string | undefined },
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const { services, hasOpenReservations, deletions = [] } = parts;
  const { id } = await confirmIdentity(parts, password, 'password', ctx);
  await services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (account === null) throw new Problem('signed-out');
    if (await hasOpenReservations?.(tx, id)) throw new Problem('account-has-reservations');
    for (const deleteOf of deletions) await deleteOf(tx, id, ctx.now);
    await deleteMailsTo(tx, account);
    await endSessions(tx, services.live, id);
    await deleteIdentity(tx, id, ctx.now);
  });
  return signOut(parts, ctx);
}

/**
 * All stored data about a user, from every feature, as one file; without secrets or other people.
 */
export async function exportAccount(
  { exporters = {} }: AccountParts,
  ctx: SignedInContext,
): Promise<{ exportedAt: string; data: Record<string, unknown> }> {
  const { id } = ctx.actor;
  const account = await findAccount(ctx.db, id);
  const data: Record<string, unknown> = {
    account: await readOwnProfile(ctx.db, id),
    preferences: { locale: account?.locale ?? null, ...account?.preferences },
    signInMethods: await readSignInMethods(ctx.db, id),
    sessions: (await listSessions(ctx)).items,
  };
  for (const [name, collect] of Object.entries(exporters)) data[name] = await collect(ctx.db, id);
  ctx.answerHeaders.set('content-disposition', 'attachment; filename="wayhearth-my-data.json"');
  return { exportedAt: ctx.now.toString(), data };
}
