import { type Role, verdictOnRole } from '#domain/roles.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { lockRoles, setRole } from './store/staff.ts';
import { findAccountByEmail } from './store/users.ts';

/** A transaction in which a role is given or revoked. */
interface RoleWork {
  readonly db: Queryable;
  readonly now: Temporal.Instant;
  readonly requestId: string;
}

/** A role that an account is to get; `user` revokes the one it has. */
export interface WantedRole {
  /** The administrator; null for the operator at the machine. */
  readonly actorId: string | null;
  readonly accountId: string;
  readonly role: Role;
  readonly reason: string;
}

/**
 * Gives a role or revokes it, and writes it into the log.
 *
 * @returns the role before
 * @throws Problem 'not-found', 'own-role', 'last-admin'; 'unfit-for-role' for an account whose
 *   address isn't confirmed, or that is suspended
 */
export async function changeRole(
  work: RoleWork,
  { actorId, accountId, role, reason }: WantedRole,
): Promise<Role> {
  const { db, now } = work;
  const { account, admins } = await lockRoles(db, accountId);
  if (account === null) throw new Problem('not-found');
  const verdict = verdictOnRole({ actorId, accountId, from: account.role, to: role, admins });
  if (verdict !== 'ok') throw new Problem(verdict);
  const isFit = account.emailVerified && !account.isSuspended;
  if (role !== 'user' && !isFit) throw new Problem('unfit-for-role');
  if (role === account.role) return role;
  await setRole(db, accountId, role, now);
  await writeAudit(work, {
    actorId,
    action: role === 'user' ? 'staff.revoke' : 'staff.grant',
    subjectKind: 'person',
    subjectId: accountId,
    personId: accountId,
    reason,
    before: { role: account.role },
    after: { role },
  });
  return account.role;
}

/**
 * Id of the account with this address.
 *
 * @throws Problem 'not-found'
 */
export async function accountIdByEmail(db: Queryable, email: string): Promise<string> {
  const account = await findAccountByEmail(db, email.trim().toLowerCase());
  if (account === null) throw new Problem('not-found');
  return account.id;
}
