import { LEDGER_ACCOUNTS } from '#domain/ledger.ts';
import { checkLedger, loadBalances } from '#features/reservations/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { MAX_DIFFERENCES, SETTLED_DAYS } from '../contract/limits.ts';
import type { MoneyOverview } from '../contract/routes.ts';
import { checkPayouts } from './store/check-payouts.ts';
import { listDifferences, listReconciliations } from './store/differences.ts';

const HOURS_OF_DAY = 24;

/** All money that moves through the product, for administrators. */
export async function showMoney({
  db,
  now,
}: Pick<RequestContext, 'db' | 'now'>): Promise<MoneyOverview> {
  const balances = await loadBalances(db);
  const settledSince = now.subtract({ hours: SETTLED_DAYS * HOURS_OF_DAY });
  const differences = await listDifferences(db, settledSince, MAX_DIFFERENCES);
  return {
    balances: LEDGER_ACCOUNTS.map((account) => ({ account, amount: balances.get(account) ?? 0 })),
    ledgerDifferences: [...(await checkLedger(db)), ...(await checkPayouts(db))].slice(
      0,
      MAX_DIFFERENCES,
    ),
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
