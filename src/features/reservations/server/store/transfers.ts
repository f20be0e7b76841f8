import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LedgerEntry, MoneyWithUs } from '#domain/ledger.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { ledgerEntries, ledgerTransfers } from '../ledger-tables.ts';

export type NewTransfer = Omit<typeof ledgerTransfers.$inferInsert, 'id'> & {
  readonly entries: readonly LedgerEntry[];
};

/**
 * Writes a transfer, in the transaction of what it records. One with a known key, or without
 * entries, writes nothing.
 */
export async function postTransfer(
  tx: Queryable,
  { entries, ...transfer }: NewTransfer,
): Promise<void> {
  if (entries.length === 0) return;
  const [row] = await tx
    .insert(ledgerTransfers)
    .values(transfer)
    .onConflictDoNothing({ target: ledgerTransfers.key })
    .returning({ id: ledgerTransfers.id });
  if (row === undefined) return;
  await tx.insert(ledgerEntries).values(
    entries.map(({ account, ownerId, amount }) => ({
      transferId: row.id,
      account,
      ownerId,
      amount,
    })),
  );
}

/**
 * Loads the money paid for a reservation, or for a listing by its host, that is still with us. Lock
 * its row before.
 */
export async function loadMoneyWithUs(tx: Queryable, ownerId: string): Promise<MoneyWithUs> {
  const rows = await tx
    .select({
      account: ledgerEntries.account,
      amount: sql<number>`(-sum(${ledgerEntries.amount}))::int`,
    })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.ownerId, ownerId), inArray(ledgerEntries.account, ['held', 'deposit'])),
    )
    .groupBy(ledgerEntries.account);
  const sumIn = (account: 'held' | 'deposit') =>
    rows.find((row) => row.account === account)?.amount ?? 0;
  return { held: sumIn('held'), deposit: sumIn('deposit') };
}

/**
 * Writes the transfers of payments, refunds and ends of reservations that have none, for rows that
 * were not written by the product's own calls, such as those of the demo world.
 */
export async function writeMissingTransfers(tx: Queryable): Promise<void> {
  await tx.execute(sql`select write_missing_transfers()`);
}
