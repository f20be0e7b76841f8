import type { Services } from '#platform/server/services.ts';
import { endSessions } from '../end-sessions.ts';
import { deleteSignInMethods, lockAccount, updateAccount } from '../store/users.ts';

/**
 * Prepares an account for an identity at Google or GitHub that is about to be joined to it for the
 * first time. The provider vouches for the owner of the address, so whoever was signed in before is
 * signed out. Ways to sign in that were set up before the owner had shown that the address is
 * theirs are removed: they may be those of a stranger who registered the address first.
 *
 * Runs before the identity is stored: where it isn't stored after all, nothing unsafe is left.
 */
export async function joinProvider(services: Services, userId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account === null) return;
    await endSessions(tx, services.live, userId);
    if (account.ownerVerified || !account.emailVerified) return;
    await deleteSignInMethods(tx, userId);
    await updateAccount(tx, userId, { ownerVerified: true }, services.now());
  });
}
