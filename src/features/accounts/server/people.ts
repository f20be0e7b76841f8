import type { Queryable } from '#platform/server/database/database.ts';
import { findAccount, readPersons } from './store/users.ts';

/** A person as lists show them. */
export interface Person {
  readonly id: string;
  /** Empty for a deleted account. */
  readonly name: string;
  readonly image: string | null;
}

/** People by their ids; unknown ids are left out. */
export async function personsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  const persons = await readPersons(db, ids);
  return new Map(persons.map((person) => [person.id, person]));
}

/** Where and in which language to write to a person; null for a deleted account. */
export async function mailRecipient(
  db: Queryable,
  userId: string,
): Promise<{ email: string; name: string; locale: string | null } | null> {
  const account = await findAccount(db, userId);
  if (account === null) return null;
  const { email, name, locale } = account;
  return { email, name, locale };
}
