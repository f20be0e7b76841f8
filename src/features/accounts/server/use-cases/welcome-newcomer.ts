import type { Queryable } from '#platform/server/database/database.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { queueAccountMail, welcomeMail } from '../emails/account-emails.ts';
import { endSessions } from '../end-sessions.ts';
import { issueLink } from '../mailed-links.ts';
import { pageUrl } from '../pages.ts';
import { startProfile } from '../store/profiles.ts';
import { deleteSignInMethods, lockAccount, updateAccount } from '../store/users.ts';

/**
 * Creates the profile of a new account and sends a welcome, with a link if the address is
 * unverified.
 */
export async function welcomeNewcomer(
  tx: Queryable,
  services: Services,
  newcomer: { id: string; email: string; emailVerified: boolean },
  translate: Translator,
): Promise<void> {
  const { id, email, emailVerified } = newcomer;
  await startProfile(tx, id);
  const token = emailVerified
    ? null
    : await issueLink(tx, 'verify-email', { userId: id, subject: email }, services.now());
  const url = token === null ? null : pageUrl(services.config, '/verify-email', token);
  await queueAccountMail(tx, services, welcomeMail(translate, url), newcomer, 'once', translate);
}

/**
 * Prepares an account for an identity at Google or GitHub that is about to be linked to it for the
 * first time. The provider vouches for the owner of the address, so earlier sessions are ended.
 * Sign-in methods set up before that proof of ownership are removed: they may be those of a
 * stranger who registered the address first.
 *
 * Runs before the identity is stored: if storing it fails, nothing unsafe is left.
 */
export async function joinProvider(services: Services, userId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (account === null) return;
    await endSessions(tx, services.live, userId);
    if (account.ownerVerified || !account.emailVerified) return;
    await deleteSignInMethods(tx, userId);
    await updateAccount(tx, userId, { ownerVerified: true }, services.now());
  });
}
