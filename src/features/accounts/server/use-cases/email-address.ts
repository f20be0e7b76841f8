import { randomUUID } from 'node:crypto';
import type { Queryable } from '#platform/server/database/database.ts';
import { isUniqueViolation } from '#platform/server/database/failures.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import {
  type AccountMail,
  addressInUseMail,
  changeEmailMail,
  emailChangeAskedMail,
  type MailedPerson,
  queueAccountMail,
  verifyMail,
} from '../emails/account-emails.ts';
import { consumeLink, issueLink, LINK_HOURS } from '../mailed-links.ts';
import { readOwnAccount } from '../own-account.ts';
import { pageUrl } from '../pages.ts';
import type { AccountParts } from '../parts.ts';
import { latestMailTo } from '../store/emails.ts';
import { findAccount, findAccountByEmail, updateAccount } from '../store/users.ts';

/**
 * Sends a link to a new address, which replaces the old one when the link is opened, and notifies
 * the old address. Requesting the current address does nothing. An address that has an account gets
 * the same response, and its owner an email that it remains theirs: a different response would
 * reveal to strangers who has an account.
 *
 * @throws Problem `rate-limited` after 5 confirmation emails in 15 minutes
 */
export async function changeEmail(
  { limits, services }: AccountParts,
  { email }: { email: string },
  ctx: SignedInContext,
): Promise<{ done: true }> {
  const account = await readOwnAccount(ctx);
  if (email === account.email) return { done: true };
  await limits.spend('confirmation-mail', account.id);
  await services.database.transaction(async (tx) => {
    const occasion = randomUUID();
    const queue = (mail: AccountMail, to: MailedPerson, translate = ctx.translate) =>
      queueAccountMail(tx, services, mail, to, occasion, translate);
    const settings = pageUrl(services.config, '/profile-settings');
    const owner = await findAccountByEmail(tx, email);
    if (owner === null) {
      const token = await issueLink(
        tx,
        'change-email',
        { userId: account.id, subject: email },
        ctx.now,
      );
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

/**
 * Mails another link that confirms the own address, also where that was done elsewhere: opened while
 * signed in, it shows who owns the address.
 */
export async function sendVerification(ctx: SignedInContext): Promise<{ done: true }> {
  const account = await findAccount(ctx.db, ctx.actor.id);
  if (account === null || (account.emailVerified && account.ownerVerified)) return { done: true };
  const { id, email } = account;
  const token = await issueLink(ctx.db, 'verify-email', { userId: id, subject: email }, ctx.now);
  const mail = verifyMail(ctx.translate, pageUrl(ctx.services.config, '/verify-email', token));
  await queueAccountMail(ctx.db, ctx.services, mail, account, randomUUID(), ctx.translate);
  return { done: true };
}

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
    if (account?.email !== proof.subject) throw new Problem('token-invalid');
    const ownerVerified = account.ownerVerified || ctx.actor?.id === account.id;
    await updateAccount(ctx.db, account.id, { emailVerified: true, ownerVerified }, ctx.now);
    return { changed: false };
  }
  const change = await consumeLink(ctx.db, 'change-email', token, ctx.now);
  if (change === null) throw new Problem('token-invalid');
  const { userId, subject: email } = change;
  try {
    const ownerVerified = ctx.actor?.id === userId;
    await updateAccount(ctx.db, userId, { email, emailVerified: true, ownerVerified }, ctx.now);
  } catch (error) {
    if (isUniqueViolation(error, 'user_email')) throw new Problem('email-taken');
    throw error;
  }
  return { changed: true };
}

/** Emails with a link that confirms the address of an account, or a requested new one. */
const FIRST_ADDRESS = ['accounts.welcome', 'accounts.verify-email'];
const ANOTHER_ADDRESS = ['accounts.change-email'];

/**
 * The outbox email with which a user can currently confirm an address. None of these sets a
 * password or concerns another person.
 *
 * @returns its id; null if no confirmation is pending
 */
export async function confirmationMailId(db: Queryable, userId: string): Promise<string | null> {
  const account = await findAccount(db, userId);
  if (account === null) return null;
  const templates = account.emailVerified
    ? ANOTHER_ADDRESS
    : [...FIRST_ADDRESS, ...ANOTHER_ADDRESS];
  return latestMailTo(db, userId, templates, LINK_HOURS['verify-email']);
}
