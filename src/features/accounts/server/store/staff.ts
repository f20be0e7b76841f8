import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Role, StaffRole } from '#domain/roles.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { secondFactors, users } from '../tables.ts';

/** Role of an account, in queries of `user`. */
export const ROLE = sql<Role>`case when ${users.role} = 'admin' then 'admin'
  else coalesce(${users.staffRole}, 'user') end`;

/** The same in queries that call the table `u`. */
export const ROLE_OF = sql<Role>`case when u.role = 'admin' then 'admin'
  else coalesce(u.staff_role, 'user') end`;

/** Whether an account has a role, by indexes of these alone. */
export const IS_STAFF = or(eq(users.role, 'admin'), isNotNull(users.staffRole));

/** Whether one of staff has set up a second factor; false for all others, without a look. */
export const HAS_STAFF_FACTOR = sql<boolean>`case when ${IS_STAFF} then exists (
  select from ${secondFactors} factor
  where factor.user_id = ${users}.id and factor.confirmed_at is not null
) else false end`;

/** One of those who run the place. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasSecondFactor: boolean;
}

/** All staff, by name; suspended people among them, who can't sign in. */
export async function findStaff(db: Queryable): Promise<StaffMember[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: sql<StaffRole>`${ROLE}`,
      hasSecondFactor: HAS_STAFF_FACTOR,
    })
    .from(users)
    .where(and(IS_STAFF, isNull(users.deletedAt)))
    .orderBy(asc(users.name), users.id);
  return rows;
}

/** An account whose role may change. */
export interface LockedRole {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isSuspended: boolean;
}

/**
 * Locks an account and all administrators, in the order of their ids, until the transaction ends:
 * of two who revoke each other's role, the second one reads what the first has changed.
 *
 * @returns the account, null without one, and how many administrators there are
 */
export async function lockRoles(
  tx: Queryable,
  accountId: string,
): Promise<{ account: LockedRole | null; admins: number }> {
  const rows = await tx
    .select({
      id: users.id,
      role: ROLE,
      email: users.email,
      emailVerified: users.emailVerified,
      isSuspended: sql<boolean>`${users.standing} = 'suspended'`,
    })
    .from(users)
    .where(and(or(eq(users.role, 'admin'), eq(users.id, accountId)), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
  return {
    account: rows.find(({ id }) => id === accountId) ?? null,
    admins: rows.filter(({ role, isSuspended }) => role === 'admin' && !isSuspended).length,
  };
}

/** Stores a role; administrators have theirs where older releases look for it. */
export async function setRole(
  tx: Queryable,
  accountId: string,
  role: Role,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(users)
    .set({
      role: role === 'admin' ? 'admin' : 'user',
      staffRole: role === 'support' || role === 'finance' ? role : null,
      updatedAt: new Date(now.epochMilliseconds),
    })
    .where(eq(users.id, accountId));
}
