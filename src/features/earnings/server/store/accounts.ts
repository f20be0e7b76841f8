import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { payoutAccounts } from '../tables.ts';

/** Where a host is paid. */
export type PayoutAccount = typeof payoutAccounts.$inferSelect;
type Provider = PayoutAccount['provider'];

export async function findAccount(db: Queryable, userId: string): Promise<PayoutAccount | null> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  return row ?? null;
}

/** Locks a host's account, so that only one payout is made of their money at a time. */
export async function lockAccount(tx: Queryable, userId: string): Promise<PayoutAccount | null> {
  const [row] = await tx
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId))
    .for('update');
  return row ?? null;
}

/** Finds the account that a provider's event is about. */
export async function findByProviderAccount(
  db: Queryable,
  provider: Provider,
  providerAccount: string,
): Promise<PayoutAccount | null> {
  const [row] = await db
    .select()
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.provider, provider),
        eq(payoutAccounts.providerAccount, providerAccount),
      ),
    );
  return row ?? null;
}

/**
 * Stores a host's account unless they have one; of another provider than today's it is replaced,
 * since nothing can be sent there any more.
 */
export async function insertAccount(
  tx: Queryable,
  values: Omit<PayoutAccount, 'updatedAt' | 'status' | 'bankFailed'>,
): Promise<void> {
  const { provider, providerAccount, createdAt } = values;
  await tx
    .insert(payoutAccounts)
    .values({ ...values, status: 'more-needed', updatedAt: createdAt })
    .onConflictDoUpdate({
      target: payoutAccounts.userId,
      set: { provider, providerAccount, status: 'more-needed', updatedAt: createdAt },
      setWhere: sql`${payoutAccounts.provider} <> ${provider}`,
    });
}

export async function patchAccount(
  tx: Queryable,
  userId: string,
  patch: Partial<Pick<PayoutAccount, 'status' | 'bankFailed'>> & { updatedAt: Temporal.Instant },
): Promise<void> {
  await tx.update(payoutAccounts).set(patch).where(eq(payoutAccounts.userId, userId));
}

/** Forgets where a person is paid, when their account is deleted. */
export async function deletePayoutAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(payoutAccounts).where(eq(payoutAccounts.userId, userId));
}
