import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { type Account, findAccount } from './store/users.ts';

/**
 * The caller's account.
 *
 * @throws Problem `signed-out` where it was deleted a moment ago
 */
export async function readOwnAccount({ db, actor }: SignedInContext): Promise<Account> {
  const account = await findAccount(db, actor.id);
  if (account === null) throw new Problem('signed-out');
  return account;
}
