import type { Queryable } from '#platform/server/database/database.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import { issueLink } from '../mailed-links.ts';
import { queueAccountMail, welcomeMail } from '../mails/account-mails.ts';

import { pageUrl } from '../pages.ts';
import { startProfile } from '../store/profiles.ts';

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
    : await issueLink(tx, 'verify-email', { userId: id, email }, services.now());
  const url = token === null ? null : pageUrl(services.config, '/verify-email', token);
  await queueAccountMail(tx, services, welcomeMail(translate, url), newcomer, 'once', translate);
}
