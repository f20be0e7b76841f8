import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { issueLink } from '../mailed-links.ts';
import {
  type AccountMail,
  addressInUseMail,
  changeEmailMail,
  emailChangeAskedMail,
} from '../mails/account-mails.ts';
import { type MailedPerson, queueAccountMail } from '../mails/queue-account-mail.ts';
import { pageUrl } from '../pages.ts';
import type { AccountParts } from '../parts.ts';
import { findAccountByEmail } from '../store/users.ts';
import { confirmIdentity } from './confirm-identity.ts';

/**
 * Sends a link to a new address, which replaces the old one when the link is opened, and notifies
 * the old address. Requesting the current address does nothing. An address that has an account gets
 * the same response, and its owner an email that it remains theirs: a different response would
 * reveal to strangers who has an account.
 *
 * @throws Problem `wrong-password`; `rate-limited` after 5 confirmation emails in 15 minutes
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
    const occasion = randomUUID();
    const queue = (mail: AccountMail, to: MailedPerson, translate = ctx.translate) =>
      queueAccountMail(tx, services, mail, to, occasion, translate);
    const settings = pageUrl(services.config, '/profile-settings');
    const owner = await findAccountByEmail(tx, email);
    if (owner === null) {
      const token = await issueLink(tx, 'change-email', { userId: account.id, email }, ctx.now);
      const url = pageUrl(services.config, '/verify-email', token);
      await queue(changeEmailMail(ctx.translate, url), { id: account.id, email });
    } else {
      const translate = services.translator(owner.locale ?? ctx.translate.locale);
      await queue(addressInUseMail(translate, settings), owner, translate);
    }
    await queue(emailChangeAskedMail(ctx.translate, settings), account);
  });
  return { done: true };
}
