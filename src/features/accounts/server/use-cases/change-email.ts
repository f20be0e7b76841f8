import { randomUUID } from 'node:crypto';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { issueLink } from '../mailed-links.ts';
import { changeEmailMail, emailChangeAskedMail } from '../mails/account-mails.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { pageUrl } from '../pages.ts';
import type { AccountParts } from '../parts.ts';
import { isEmailTaken } from '../store/users.ts';
import { confirmIdentity } from './confirm-identity.ts';

/**
 * Mails a link to a new address, which replaces the old one when the link is opened, and tells
 * the old address. Asking for the address one has does nothing.
 *
 * @throws Problem `wrong-password`, `email-taken`; `rate-limited` after 5 confirmation mails in 15
 *   minutes
 */
export async function changeEmail(
  parts: AccountParts,
  { email, password }: { email: string; password?: string | undefined },
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const { services } = parts;
  const account = await confirmIdentity(parts, password, 'password', ctx);
  if (email === account.email) return { done: true };
  await parts.limits.spend('confirmation-mail', account.id);
  await services.database.transaction(async (tx) => {
    if (await isEmailTaken(tx, email, account.id)) throw new Problem('email-taken');
    const token = await issueLink(tx, 'change-email', { userId: account.id, email }, ctx.now);
    const occasion = randomUUID();
    const queue = (mail: Parameters<typeof queueAccountMail>[2], to: string) =>
      queueAccountMail(tx, services, mail, { id: account.id, email: to }, occasion, ctx.translate);
    const url = pageUrl(services.config, '/verify-email', token);
    await queue(changeEmailMail(ctx.translate, url), email);
    const settings = pageUrl(services.config, '/profile-settings');
    await queue(emailChangeAskedMail(ctx.translate, settings), account.email);
  });
  return { done: true };
}
