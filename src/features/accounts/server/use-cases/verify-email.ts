import { isUniqueViolation } from '#platform/server/database/failures.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { consumeLink } from '../mailed-links.ts';
import { findAccount, updateAccount } from '../store/users.ts';

/**
 * Confirms the address of an account, or changes it to the one the link was sent to. Opened while
 * signed in to the account, it also proves that account and address have the same owner.
 *
 * @returns whether the address has changed
 * @throws Problem `token-invalid`; `email-taken` when another user has the new address by now
 */
export async function verifyEmail(
  { token }: { token: string },
  ctx: RequestContext,
): Promise<{ changed: boolean }> {
  const proof = await consumeLink(ctx.db, 'verify-email', token, ctx.now);
  if (proof !== null) {
    const account = await findAccount(ctx.db, proof.userId);
    // The address may have changed since; the link proves only the one it was sent to.
    if (account?.email !== proof.email) throw new Problem('token-invalid');
    const ownerVerified = account.ownerVerified || ctx.actor?.id === account.id;
    await updateAccount(ctx.db, account.id, { emailVerified: true, ownerVerified }, ctx.now);
    return { changed: false };
  }
  const change = await consumeLink(ctx.db, 'change-email', token, ctx.now);
  if (change === null) throw new Problem('token-invalid');
  const { userId, email } = change;
  try {
    const ownerVerified = ctx.actor?.id === userId;
    await updateAccount(ctx.db, userId, { email, emailVerified: true, ownerVerified }, ctx.now);
  } catch (error) {
    if (isUniqueViolation(error, 'user_email')) throw new Problem('email-taken');
    throw error;
  }
  return { changed: true };
}
