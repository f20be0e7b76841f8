import type { Services } from '#platform/server/services.ts';
import { endSessions } from '../end-sessions.ts';
import { deleteSignInMethods, lockAccount, updateAccount } from '../store/users.ts';

/**
 * Prepares an account for an identity at Google or GitHub that is about to be linked to it for the
 * first time. The provider vouches for the owner of the address, so earlier sessions are ended.
 * Sign-in methods set up before that proof of ownership are removed: they may be those of a
 * stranger who registered the address first.
 *
 * Runs before the identity is stored: if storing it fails, nothing unsafe is left.
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
