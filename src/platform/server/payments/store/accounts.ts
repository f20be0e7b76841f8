import { and, asc, eq, lt, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { PayoutAccountStatus } from '../payouts.ts';
import type { RowRange } from '../sandbox-pages.ts';
import { sandboxAccounts, sandboxOnboardings, sandboxTransfers } from '../tables.ts';
import { isInRange } from './checkouts.ts';

export type SandboxTransfer = typeof sandboxTransfers.$inferSelect;
type SandboxAccount = typeof sandboxAccounts.$inferSelect;
export type SandboxOnboarding = typeof sandboxOnboardings.$inferSelect &
  Pick<SandboxAccount, 'status'>;

/** Adds an account, or returns the existing one of its user. */
export async function addAccount(
  db: Queryable,
  account: Pick<SandboxAccount, 'id' | 'userId'>,
): Promise<SandboxAccount> {
  await db
    .insert(sandboxAccounts)
    .values(account)
    .onConflictDoNothing({ target: sandboxAccounts.userId });
  const [kept] = await db
    .select()
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.userId, account.userId));
  if (kept === undefined) throw new Error(`no account of user ${account.userId}`);
  return kept;
}

/** The status of an account; undefined for an unknown one. */
export async function findAccountStatus(
  db: Queryable,
  id: string,
): Promise<PayoutAccountStatus | undefined> {
  const [found] = await db
    .select({ status: sandboxAccounts.status })
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.id, id));
  return found?.status;
}

/** As `findAccountStatus`, and locks the account until the transaction ends. */
export async function lockAccountStatus(
  tx: Queryable,
  id: string,
): Promise<PayoutAccountStatus | undefined> {
  const [found] = await tx
    .select({ status: sandboxAccounts.status })
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.id, id))
    .for('update');
  return found?.status;
}

export async function setAccountStatus(
  tx: Queryable,
  id: string,
  status: PayoutAccountStatus,
): Promise<void> {
  await tx.update(sandboxAccounts).set({ status }).where(eq(sandboxAccounts.id, id));
}

/** Adds an onboarding, in place of those of its account that are over. */
export async function addOnboarding(
  db: Queryable,
  onboarding: typeof sandboxOnboardings.$inferInsert,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .delete(sandboxOnboardings)
    .where(
      and(
        eq(sandboxOnboardings.accountId, onboarding.accountId),
        lt(sandboxOnboardings.expiresAt, now),
      ),
    );
  await db.insert(sandboxOnboardings).values(onboarding);
}

/** An onboarding, with the status of its account. */
export async function findOnboarding(
  db: Queryable,
  token: string,
): Promise<SandboxOnboarding | undefined> {
  const [found] = await db
    .select({ onboarding: sandboxOnboardings, status: sandboxAccounts.status })
    .from(sandboxOnboardings)
    .innerJoin(sandboxAccounts, eq(sandboxAccounts.id, sandboxOnboardings.accountId))
    .where(eq(sandboxOnboardings.token, token));
  return found === undefined ? undefined : { ...found.onboarding, status: found.status };
}

export async function markOnboardingUsed(tx: Queryable, token: string): Promise<void> {
  await tx
    .update(sandboxOnboardings)
    .set({ isUsed: true })
    .where(eq(sandboxOnboardings.token, token));
}

export async function findTransfer(
  tx: Queryable,
  id: string,
): Promise<SandboxTransfer | undefined> {
  const [found] = await tx.select().from(sandboxTransfers).where(eq(sandboxTransfers.id, id));
  return found;
}

/** Cents that were moved to accounts from a checkout so far. */
export async function transferredFrom(tx: Queryable, checkoutId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(sandboxTransfers.amount) })
    .from(sandboxTransfers)
    .where(eq(sandboxTransfers.checkoutId, checkoutId));
  return Number(row?.total ?? 0);
}

export async function addTransfer(tx: Queryable, transfer: SandboxTransfer): Promise<void> {
  await tx.insert(sandboxTransfers).values(transfer);
}

/** The transfers of a range. */
export function listSandboxTransfers(db: Queryable, range: RowRange): Promise<SandboxTransfer[]> {
  return db
    .select()
    .from(sandboxTransfers)
    .where(isInRange(sandboxTransfers, range))
    .orderBy(asc(sandboxTransfers.createdAt), asc(sandboxTransfers.id))
    .limit(range.limit);
}
