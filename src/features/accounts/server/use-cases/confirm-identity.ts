import { msg } from '@lingui/core/macro';
import { callerNetwork } from '#platform/server/http/caller-network.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { verifyPassword } from '#platform/server/password-hash.ts';
import { readSessionToken } from '../auth/session-cookie.ts';
import { countFailures } from '../count-failures.ts';
import type { AccountParts } from '../parts.ts';
import { findSession } from '../store/sessions.ts';
import { type Account, findAccount, readPasswordHash } from '../store/users.ts';

/** Minutes after a sign-in during which a user without a password needs no other proof. */
export const FRESH_MINUTES = 10;

/**
 * Makes sure that the caller is the account's owner and not a person at their open browser: by the
 * password, or without one by a sign-in within the last ten minutes.
 *
 * @param field the form's field of the password
 * @throws Problem `wrong-password`; `invalid-input` at the field; `rate-limited` after 5 wrong ones
 *   within 15 minutes
 */
export async function confirmIdentity(
  { services, limits }: AccountParts,
  password: string | undefined,
  field: string,
  ctx: SignedInContext,
): Promise<Account> {
  const { main } = services.database;
  const account = await findAccount(main, ctx.actor.id);
  if (account === null) throw new Problem('signed-out');
  const hash = await readPasswordHash(main, account.id);
  if (hash === null) {
    if (await isFresh(services, ctx)) return account;
    throw new Problem('invalid-input', {
      fields: {
        [field]: ctx.translate(msg`Please log out and log back in first, so we know it's you.`),
      },
    });
  }
  if (password === undefined) {
    throw new Problem('invalid-input', {
      fields: { [field]: ctx.translate(msg`Enter your password.`) },
    });
  }
  const count = ['password', `confirm:${account.id}:${callerNetwork(ctx.address)}`] as const;
  return countFailures(limits, [count], async () => {
    const verified = await verifyPassword(hash, password);
    if (verified) return account;
    throw new Problem('wrong-password', {
      fields: { [field]: ctx.translate(msg`That password isn't right.`) },
    });
  });
}

async function isFresh(services: AccountParts['services'], ctx: SignedInContext): Promise<boolean> {
  const token = readSessionToken(ctx.headers, services.config);
  const session = token && (await findSession(services.database.main, token, ctx.now));
  if (!session) return false;
  const minutes = (ctx.now.epochMilliseconds - session.createdAt.getTime()) / 60_000;
  return minutes <= FRESH_MINUTES;
}
