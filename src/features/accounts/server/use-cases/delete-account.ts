import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { endSessions } from '../end-sessions.ts';
import type { AccountParts } from '../parts.ts';
import { deleteMailsTo } from '../store/mails.ts';
import { deleteIdentity, lockAccount } from '../store/users.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { signOut } from './sign-out.ts';

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
