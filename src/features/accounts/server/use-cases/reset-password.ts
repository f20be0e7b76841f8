import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { knownBrowserCookie } from '../auth/browser-cookies.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import { consumeLink, readMailedLink } from '../mailed-links.ts';
import type { AccountParts } from '../parts.ts';
import { deleteSignInMethods, findAccount, updateAccount } from '../store/users.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Sets a new password with an emailed link, which proves the address too; ends all sessions. The
 * browser is known to the account from now on.
 *
 * @throws Problem `token-invalid` when the link is wrong, used, too old, or for an old address;
 *   `invalid-input` for a common password, which doesn't use up the link
 */
export async function resetPassword(
  { services, publishedPassword }: AccountParts,
  { token, password }: { token: string; password: string },
  ctx: RequestContext,
): Promise<{ done: true }> {
  // Checked before the expensive hash, and again in the transaction.
  if ((await readMailedLink(ctx.db, 'reset-password', token, ctx.now)) === null) {
    throw new Problem('token-invalid');
  }
  await refuseCommonPassword(password, 'password', ctx.translate, publishedPassword);
  const passwordHash = await hashPassword(password);
  const email = await services.database.transaction(async (tx) => {
    const link = await consumeLink(tx, 'reset-password', token, ctx.now);
    const account = link === null ? null : await findAccount(tx, link.userId);
    if (account === null || account.email !== link?.email) throw new Problem('token-invalid');
    // Until now they may have belonged to a stranger who registered this address.
    if (!account.ownerVerified) await deleteSignInMethods(tx, account.id);
    const verified = { emailVerified: true, ownerVerified: true };
    await updateAccount(tx, account.id, verified, ctx.now);
    await replacePassword(tx, services, account, passwordHash, ctx);
    return account.email;
  });
  // The owner of the mailbox may enter the password here, however many others guess at it
  // elsewhere.
  const cookie = knownBrowserCookie(ctx.headers, email, services.config);
  ctx.answerHeaders.append('set-cookie', cookie);
  return { done: true };
}
