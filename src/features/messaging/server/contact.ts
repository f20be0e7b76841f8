import { type ContactVerdict, messageContact } from '#domain/moderation.ts';
import { readContactFacts } from '#features/accounts/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { readAcquaintance } from './store/acquaintance.ts';

/** Whether a person may write to another (`messageContact`). */
async function contactVerdict(
  db: Queryable,
  userId: string,
  otherId: string,
): Promise<ContactVerdict> {
  const { standing, isBlocked } = await readContactFacts(db, userId, otherId);
  // Nearly always: nothing else has to be known.
  if (standing === 'active' && !isBlocked) return 'ok';
  const acquaintance = await readAcquaintance(db, userId, otherId);
  return messageContact(standing, { isBlocked, ...acquaintance });
}

/** @throws Problem 'no-contact', 'account-limited' */
export async function requireContact(
  db: Queryable,
  userId: string,
  otherId: string,
): Promise<void> {
  const verdict = await contactVerdict(db, userId, otherId);
  if (verdict !== 'ok') throw new Problem(verdict);
}

export async function mayContact(db: Queryable, userId: string, otherId: string): Promise<boolean> {
  return (await contactVerdict(db, userId, otherId)) === 'ok';
}
