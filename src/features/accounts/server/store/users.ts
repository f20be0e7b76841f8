import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Standing } from '#domain/moderation.ts';
import type { Role } from '#domain/roles.ts';
import type { WorkHours } from '#domain/working-hours.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { StoredPreferences } from '../../contract.ts';
import { LINK_OWNER, profiles, signInAccounts, users, verifications } from '../tables.ts';
import { deletePasskeys } from './passkeys.ts';
import { deleteSecondFactor } from './second-factor.ts';
import { IS_STAFF, ROLE } from './staff.ts';

/** Provider name under which the library stores a password. */
const PASSWORD = 'credential';

export interface Account {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Whether the holder of the sign-in methods has proved to own the address. */
  ownerVerified: boolean;
  image: string | null;
  role: Role;
  locale: string | null;
  preferences: StoredPreferences;
  createdAt: Date;
  /** Decides what moderation lets the person do. */
  standing: Standing;
}

const ACCOUNT = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  ownerVerified: users.ownerVerified,
  image: users.image,
  role: ROLE,
  locale: users.locale,
  preferences: users.preferences,
  createdAt: users.createdAt,
  standing: users.standing,
};

/** An account that wasn't deleted. */
export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  const [found] = await db
    .select(ACCOUNT)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found ?? null;
}

/** An account that wasn't deleted, with its working hours; those are null if not given. */
export async function findAccountAtWork(
  db: Queryable,
  id: string,
): Promise<(Account & { readonly work: WorkHours | null }) | null> {
  const [found] = await db
    .select({
      account: ACCOUNT,
      work: { zone: profiles.workZone, start: profiles.workStart, end: profiles.workEnd },
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  if (found === undefined) return null;
  const { zone = null, start = null, end = null } = found.work ?? {};
  const work = zone === null || start === null || end === null ? null : { zone, start, end };
  return { ...found.account, work };
}

/** Accounts by their ids, in any order; unknown and deleted ones are left out. */
export async function findAccounts(db: Queryable, ids: readonly string[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  return db
    .select(ACCOUNT)
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), isNull(users.deletedAt)));
}

/** @param email in small letters */
export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const [found] = await db
    .select(ACCOUNT)
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return found ?? null;
}

/** The accounts of staff who may sign in. */
export function findStaffAccounts(db: Queryable): Promise<Account[]> {
  return db
    .select(ACCOUNT)
    .from(users)
    .where(and(IS_STAFF, isNull(users.deletedAt), ne(users.standing, 'suspended')))
    .orderBy(users.id);
}

/** Name and picture of people; a deleted one has an empty name. Unknown ids are left out. */
export async function readPersons(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; name: string; image: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: users.id,
      name: users.name,
      image: sql<
        string | null
      >`case when coalesce(${profiles.moderationState}, 'visible') = 'visible'
        then ${users.image} end`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(ids)]));
}

/**
 * @throws a unique violation of `user_email` when the address is taken
 */
export async function insertAccount(
  tx: Queryable,
  account: { id?: string; name: string; email: string; passwordHash: string | null },
  now: Temporal.Instant,
): Promise<Account> {
  const at = new Date(now.epochMilliseconds);
  const { passwordHash, ...identity } = account;
  const [made] = await tx
    .insert(users)
    .values({ ...identity, createdAt: at, updatedAt: at })
    .returning(ACCOUNT);
  if (made === undefined) throw new Error('the account was not stored');
  if (passwordHash !== null) await setPasswordHash(tx, made.id, passwordHash, now);
  return made;
}

export async function readPasswordHash(db: Queryable, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ password: signInAccounts.password })
    .from(signInAccounts)
    .where(and(eq(signInAccounts.userId, userId), eq(signInAccounts.providerId, PASSWORD)));
  return found?.password ?? null;
}

/** Puts a hash in the place of another, unless that was replaced in the meantime. */
export async function swapPasswordHash(
  db: Queryable,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .update(signInAccounts)
    .set({ password: to })
    .where(
      and(
        eq(signInAccounts.userId, userId),
        eq(signInAccounts.providerId, PASSWORD),
        eq(signInAccounts.password, from),
      ),
    );
}

/** Sets a password, also for an account without one. */
export async function setPasswordHash(
  tx: Queryable,
  userId: string,
  password: string,
  now: Temporal.Instant,
): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await tx
    .insert(signInAccounts)
    .values({
      userId,
      accountId: userId,
      providerId: PASSWORD,
      password,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({
      target: [signInAccounts.providerId, signInAccounts.accountId],
      set: { password, updatedAt: at },
    });
}

/**
 * Deletes the password, the identities at providers and the passkeys: no sign-in is possible until
 * one is added. A second factor stays: it was set up by the owner of the address.
 */
export async function deleteSignInMethods(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(signInAccounts).where(eq(signInAccounts.userId, userId));
  await deletePasskeys(tx, userId);
}

/** The user's sign-in methods, without their secrets. */
export async function readSignInMethods(
  db: Queryable,
  userId: string,
): Promise<{ provider: string; since: Date }[]> {
  const rows = await db
    .select({ provider: signInAccounts.providerId, since: signInAccounts.createdAt })
    .from(signInAccounts)
    .where(eq(signInAccounts.userId, userId));
  return rows.map(({ provider, since }) => ({
    provider: provider === PASSWORD ? 'password' : provider,
    since,
  }));
}

/**
 * @throws a unique violation of `user_email` when a new address is taken
 */
export async function updateAccount(
  tx: Queryable,
  userId: string,
  change: Partial<
    Pick<
      Account,
      'name' | 'email' | 'emailVerified' | 'ownerVerified' | 'image' | 'locale' | 'preferences'
    >
  >,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: new Date(now.epochMilliseconds) })
    .where(eq(users.id, userId));
}

/** Deletes the identity of an account; its row remains for the reservations that refer to it. */
export async function deleteIdentity(
  tx: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await tx
    .update(users)
    .set({
      name: '',
      email: `deleted-${userId}@deleted.invalid`,
      emailVerified: false,
      ownerVerified: false,
      image: null,
      locale: null,
      preferences: {},
      role: 'user',
      staffRole: null,
      deletedAt: at,
      updatedAt: at,
    })
    .where(eq(users.id, userId));
  await tx.delete(profiles).where(eq(profiles.userId, userId));
  await deleteSignInMethods(tx, userId);
  await deleteSecondFactor(tx, userId);
  await tx.delete(verifications).where(sql`${LINK_OWNER} = ${userId}`);
}

/** Locks the row, so that decisions about the account remain true until the commit. */
export async function lockAccount(tx: Queryable, userId: string): Promise<Account | null> {
  const [found] = await tx
    .select(ACCOUNT)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('update');
  return found ?? null;
}

/**
 * Makes other transactions that lock the same person wait until this one ends, so that counts of
 * the person's rows remain true. It is the weaker lock of a row, which allows inserting rows that
 * only refer to the person: two hosts who request stays from each other don't wait for one another.
 *
 * Rows are locked in one order everywhere, so that no two transactions wait for each other: the
 * reservation, the person, the listing, then its nights or sessions by date.
 *
 * @returns whether the account is still there: it may have been deleted while this waited
 */
export async function lockUser(tx: Queryable, userId: string): Promise<boolean> {
  const [held] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return held !== undefined && held.deletedAt === null;
}

/**
 * Whether another user has the address.
 *
 * @param email in lower case
 */
export async function isEmailTaken(db: Queryable, email: string, but?: string): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ...(but === undefined ? [] : [ne(users.id, but)])));
  return found !== undefined;
}
