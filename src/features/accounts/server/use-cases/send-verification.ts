import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { issueLink } from '../mailed-links.ts';
import { verifyMail } from '../mails/account-mails.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { pageUrl } from '../pages.ts';
import { findAccount } from '../store/users.ts';

/** Mails another link that confirms the own address. */
export async function sendVerification(ctx: SignedInContext): Promise<{ done: true }> {
  const account = await findAccount(ctx.db, ctx.actor.id);
  if (account === null || account.emailVerified) return { done: true };
  const { id, email } = account;
  const token = await issueLink(ctx.db, 'verify-email', { userId: id, email }, ctx.now);
  const mail = verifyMail(ctx.translate, pageUrl(ctx.services.config, '/verify-email', token));
  await queueAccountMail(ctx.db, ctx.services, mail, account, randomUUID(), ctx.translate);
  return { done: true };
}
