import { desc } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { ledgerChecks } from '../tables.ts';

export type LedgerCheck = typeof ledgerChecks.$inferSelect;

/** The latest check of the ledger; null before the first. */
export async function findLedgerCheck(db: Queryable): Promise<LedgerCheck | null> {
  const [row] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.checkedAt)).limit(1);
  return row ?? null;
}

/** Writes a check, over one of the same moment. */
export async function writeLedgerCheck(db: Queryable, row: LedgerCheck): Promise<void> {
  const { balances, differences } = row;
  await db
    .insert(ledgerChecks)
    .values(row)
    .onConflictDoUpdate({ target: ledgerChecks.checkedAt, set: { balances, differences } });
}
