import type { Queryable } from '#platform/server/database/database.ts';
import { LINK_HOURS } from './mailed-links.ts';
import { latestMailTo } from './store/mails.ts';
import { findAccount } from './store/users.ts';

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
