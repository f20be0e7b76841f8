import { type Duty, hasDuty, type Role } from '#domain/roles.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import {
  findAccount,
  findAccountByEmail,
  findAccounts,
  findStaffAccounts,
  lockAccount,
  readPersons,
  updateAccount,
} from './store/users.ts';

/** A person as lists show them. */
export interface Person {
  readonly id: string;
  /** Empty for a deleted account. */
  readonly name: string;
  readonly image: string | null;
}

/** A person as the recipient of an email. */
export interface MailRecipient {
  readonly email: string;
  /** Whether they have confirmed the address. */
  readonly isConfirmed: boolean;
  readonly name: string;
  /** Chosen language; null without a choice. */
  readonly locale: string | null;
  /** Chosen IANA zone; null without a choice. */
  readonly timeZone: string | null;
}

/** People by their ids; unknown ids are left out. */
export async function personsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  const persons = await readPersons(db, ids);
  return new Map(persons.map((person) => [person.id, person]));
}

/**
 * The person with this confirmed address; null if none has it.
 *
 * @param email in lower case
 */
export async function personByEmail(db: Queryable, email: string): Promise<Person | null> {
  const account = await findAccountByEmail(db, email);
  if (account === null || !account.emailVerified) return null;
  const { id, name, image } = account;
  return { id, name, image };
}

/** Whether a person has confirmed their address; false for a deleted account. */
export async function isAddressConfirmed(db: Queryable, userId: string): Promise<boolean> {
  return (await findAccount(db, userId))?.emailVerified ?? false;
}

/**
 * Confirms an address in the name of its owner, who proved to have it in another way.
 *
 * @throws Problem 'not-found' for an unknown account, 'status-conflict' where it is confirmed
 */
export async function confirmPersonAddress(
  tx: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (account === null) throw new Problem('not-found');
  if (account.emailVerified) throw new Problem('status-conflict');
  await updateAccount(tx, userId, { emailVerified: true }, now);
}

/** Staff with a duty as recipients of emails. */
export async function listStaffWith(
  db: Queryable,
  duty: Duty,
): Promise<(MailRecipient & { readonly id: string; readonly role: Role })[]> {
  const accounts = (await findStaffAccounts(db)).filter(({ role }) => hasDuty(role, duty));
  return accounts.map(({ id, role, email, emailVerified, name, locale, preferences }) => ({
    id,
    role,
    email,
    isConfirmed: emailVerified,
    name,
    locale,
    timeZone: preferences.timeZone ?? null,
  }));
}

/** Address and language of a person's emails; null for a deleted account. */
export async function mailRecipient(db: Queryable, userId: string): Promise<MailRecipient | null> {
  return (await mailRecipients(db, [userId])).get(userId) ?? null;
}

/** Addresses and languages of people's emails by their ids; deleted accounts are left out. */
export async function mailRecipients(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, MailRecipient>> {
  const accounts = await findAccounts(db, userIds);
  return new Map(
    accounts.map(({ id, email, emailVerified, name, locale, preferences }) => [
      id,
      { email, isConfirmed: emailVerified, name, locale, timeZone: preferences.timeZone ?? null },
    ]),
  );
}

/** Role of an account; `user` for an unknown one. */
export async function readRole(db: Queryable, userId: string): Promise<Role> {
  return (await findAccount(db, userId))?.role ?? 'user';
}
