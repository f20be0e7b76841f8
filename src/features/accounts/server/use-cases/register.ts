import type { InferOutput } from 'valibot';
import { isUniqueViolation } from '#platform/server/database/failures.ts';
import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { registrationSchema } from '../../contract.ts';
import { openFirstSession } from '../auth/open-session.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import { countFailures } from '../count-failures.ts';
import type { AccountParts } from '../parts.ts';
import { insertAccount, isEmailTaken } from '../store/users.ts';
import { welcomeNewcomer } from './welcome-newcomer.ts';

/**
 * Creates an account and signs in to it (spec 1 §7). The address needn't be confirmed to browse,
 * but before the first request of a stay; the welcome mail carries the link.
 *
 * A caller who is signed in at once learns whether an address was free. So a network is told of few that
 * are taken, and is then refused whatever address it tries.
 *
 * @throws Problem `email-taken`; `rate-limited` after 5 of these within an hour; `invalid-input` for
 *   a common password; `passwords-busy` before anything is written
 */
export async function register(
  { services, library, limits, publishedPassword }: AccountParts,
  { name, email, password }: InferOutput<typeof registrationSchema>,
  ctx: RequestContext,
): Promise<{ done: true }> {
  await refuseCommonPassword(password, 'password', ctx.translate, publishedPassword);
  await countFailures(limits, [['taken-address', callerNetwork(ctx.address)]], async () => {
    if (await isEmailTaken(ctx.db, email)) throw new Problem('email-taken');
  });
  const passwordHash = await hashPassword(password);
  let account: { id: string; email: string };
  try {
    account = await services.database.transaction(async (tx) => {
      const made = await insertAccount(tx, { name, email, passwordHash, locale: null }, ctx.now);
      await welcomeNewcomer(tx, services, made, ctx.translate);
      return made;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'user_email')) throw new Problem('email-taken');
    throw error;
  }
  await openFirstSession(library, account, ctx);
  return { done: true };
}
