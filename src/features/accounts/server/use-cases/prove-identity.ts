import { msg } from '@lingui/core/macro';
import type { InferOutput } from 'valibot';
import { isProofRecent } from '#domain/session-life.ts';
import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { verifyPassword } from '#platform/server/password-hash.ts';
import type { proofSchema } from '../../contract/schemas.ts';
import { continueSession, renewSession } from '../auth/open-session.ts';
import { checkCode } from '../check-code.ts';
import { countFailures } from '../count-failures.ts';
import { readOwnAccount } from '../own-account.ts';
import type { AccountParts } from '../parts.ts';
import { findSecondFactor } from '../store/second-factor.ts';
import { type Account, readPasswordHash } from '../store/users.ts';

/**
 * Takes another proof of identity over an open session: the password, a code of the second factor or
 * a passkey. Where there is a second factor, the password alone proves nothing. The session gets
 * another token.
 *
 * @throws Problem `wrong-password`, `code-refused` or `passkey-refused`; `second-factor-needed` for
 *   a password where there is a second factor
 */
export async function proveIdentity(
  parts: AccountParts,
  proof: InferOutput<typeof proofSchema>,
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const account = await readOwnAccount(ctx);
  if ('passkey' in proof) {
    const session = await parts.passkeys.verify(proof.passkey, ctx, account.id);
    await continueSession(session, ctx);
  } else {
    if ('code' in proof) await checkCode(parts, account, proof.code, ctx);
    else await checkPassword(parts, account, proof.password, ctx);
    await renewSession(parts.library, account.id, ctx);
  }
  const way = Object.keys(proof)[0];
  ctx.log.info({ account: account.id, address: ctx.address, way }, 'identity proved');
  return { done: true };
}

async function checkPassword(
  parts: AccountParts,
  account: Account,
  password: string,
  ctx: SignedInContext,
): Promise<void> {
  const { main } = ctx.services.database;
  const factor = await findSecondFactor(main, account.id);
  if (factor?.confirmedAt != null) throw new Problem('second-factor-needed');
  const hash = await readPasswordHash(main, account.id);
  if (hash === null) throw refuse('password', ctx);
  await matchPassword(parts, { account, hash, password, field: 'password' }, ctx);
}

/**
 * Makes sure that who sets a new password is the account's owner: by the current password, and
 * without one by a recent proof.
 *
 * @param field the form's field of the password
 * @throws Problem `wrong-password`; `invalid-input` at the field without one; `proof-needed`;
 *   `rate-limited` after 5 wrong ones within 15 minutes
 */
export async function confirmPassword(
  parts: AccountParts,
  password: string | undefined,
  field: string,
  ctx: SignedInContext,
): Promise<Account> {
  const { main } = ctx.services.database;
  const account = await readOwnAccount(ctx);
  const hash = await readPasswordHash(main, account.id);
  const factor = hash === null ? null : await findSecondFactor(main, account.id);
  const isProofNeeded = hash === null || factor?.confirmedAt != null;
  if (isProofNeeded && !isProofRecent(ctx.actor.provedAt, ctx.now)) {
    throw new Problem('proof-needed');
  }
  if (hash === null) return account;
  if (password === undefined) {
    throw new Problem('invalid-input', {
      fields: { [field]: ctx.translate(msg`Enter your password.`) },
    });
  }
  await matchPassword(parts, { account, hash, password, field }, ctx);
  return account;
}

interface TypedPassword {
  readonly account: Account;
  readonly hash: string;
  readonly password: string;
  readonly field: string;
}

async function matchPassword(
  { limits }: AccountParts,
  { account, hash, password, field }: TypedPassword,
  ctx: SignedInContext,
): Promise<void> {
  const count = ['password', `confirm:${account.id}:${callerNetwork(ctx.address)}`] as const;
  await countFailures(limits, [count], async () => {
    if (!(await verifyPassword(hash, password))) throw refuse(field, ctx);
  });
}

function refuse(field: string, { translate, log, actor, address }: SignedInContext): Problem {
  log.warn({ account: actor.id, address }, 'password refused');
  return new Problem('wrong-password', {
    fields: { [field]: translate(msg`That password isn't right.`) },
  });
}
