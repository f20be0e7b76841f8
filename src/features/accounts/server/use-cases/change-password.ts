import type { SignedInContext } from '#platform/server/http/serve.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { readSessionToken } from '../auth/browser-cookies.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import type { AccountParts } from '../parts.ts';
import { confirmIdentity } from './email-address.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Sets a new password, or a first one for a user who signed up with a provider; ends other
 * sessions.
 *
 * @throws Problem `wrong-password`; `invalid-input` for a common new password
 */
export async function changePassword(
  parts: AccountParts,
  { currentPassword, newPassword }: { currentPassword?: string | undefined; newPassword: string },
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const { services, publishedPassword } = parts;
  const account = await confirmIdentity(parts, currentPassword, 'currentPassword', ctx);
  await refuseCommonPassword(newPassword, 'newPassword', ctx.translate, publishedPassword);
  const passwordHash = await hashPassword(newPassword);
  const token = readSessionToken(ctx.headers, services.config) ?? undefined;
  await services.database.transaction((tx) =>
    replacePassword(tx, services, account, passwordHash, ctx, token),
  );
  return { done: true };
}
