import { LEDGER_ACCOUNTS } from '#domain/ledger.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { MAX_DIFFERENCES, SETTLED_DAYS } from '../contract/limits.ts';
import type { MoneyOverview } from '../contract/routes.ts';
import { isLedgerCheckWaiting } from './check-ledger.ts';
import { listDifferences, listReconciliations } from './store/differences.ts';
import { findLedgerCheck, type LedgerCheck } from './store/ledger-checks.ts';

const HOURS_OF_DAY = 24;

/** All money that moves through the product, for administrators. */
export async function showMoney({
  db,
  now,
  services,
}: Pick<RequestContext, 'db' | 'now' | 'services'>): Promise<MoneyOverview> {
  // Asked first: a check that ends meanwhile is shown as waiting, and never as ended without its result.
  const isChecking = await isLedgerCheckWaiting(services);
  const check = await findLedgerCheck(db);
  const settledSince = now.subtract({ hours: SETTLED_DAYS * HOURS_OF_DAY });
  const differences = await listDifferences(db, settledSince, MAX_DIFFERENCES);
  return {
    check: check === null ? null : toShownCheck(check),
    isChecking,
    providerDifferences: differences.map(({ movedAt, foundAt, settledAt, ...difference }) => ({
      ...difference,
      movedAt: movedAt.toString(),
      foundAt: foundAt.toString(),
      settledAt: settledAt?.toString() ?? null,
    })),
    comparisons: (await listReconciliations(db)).map(({ provider, kind, endedAt }) => ({
      provider,
      kind,
      endedAt: endedAt.toString(),
    })),
  };
}

function toShownCheck({ checkedAt, balances, differences }: LedgerCheck): MoneyOverview['check'] {
  return {
    checkedAt: checkedAt.toString(),
    balances: LEDGER_ACCOUNTS.map((account) => ({ account, amount: balances[account] ?? 0 })),
    differences: [...differences],
  };
}
