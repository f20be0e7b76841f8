import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LedgerAccount, LedgerEntry, MoneyWithUs } from '#domain/ledger.ts';
import type { HostAndPlatform } from '#domain/release-schedule.ts';
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

/** Money released of a reservation, less what was taken back. */
export interface Released extends HostAndPlatform {
  readonly transfers: number;
}

/** Money released of reservations, by id; of those without a release there is none. */
export async function loadReleased(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<Map<string, Released>> {
  if (reservationIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: ledgerTransfers.reservationId,
      host: sumIn('host'),
      platform: sumIn('platform'),
      // Each transfer has one entry of `held`.
      taxes: sql<number>`coalesce(sum(${ledgerTransfers.taxes})
        filter (where ${ledgerEntries.account} = 'held'), 0)::int`,
      transfers: sql<number>`count(distinct ${ledgerTransfers.id})::int`,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .where(
      and(
        inArray(ledgerTransfers.reservationId, [...reservationIds]),
        eq(ledgerTransfers.kind, 'release'),
      ),
    )
    .groupBy(ledgerTransfers.reservationId);
  return new Map(rows.flatMap(({ id, ...row }) => (id === null ? [] : [[id, row]])));
}

function sumIn(account: LedgerAccount): SQL<number> {
  return sql<number>`(-coalesce(sum(${ledgerEntries.amount})
    filter (where ${ledgerEntries.account} = ${account}), 0))::int`;
}

/**
 * Writes the transfers of payments, refunds and ends of reservations that have none, for rows that
 * were not written by the product's own calls, such as those of the demo world.
 */
export async function writeMissingTransfers(tx: Queryable): Promise<void> {
  await tx.execute(sql`select write_missing_transfers()`);
}
