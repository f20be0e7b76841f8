import { LEDGER_ACCOUNTS } from '#domain/ledger.ts';
import { toDollars } from '#domain/money.ts';
import { inspectLedger } from '#features/earnings/index.server.ts';
import { loadConfig } from '#platform/server/config/config.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { openDatabase } from './open-database.ts';
import { startProcess } from './startup-error.ts';

/**
 * Prints the balances of the ledger in dollars, and what differs from payments, refunds,
 * reservations and payouts. Ends with 1 when anything differs.
 */
await startProcess(async (signals) => {
  const config = loadConfig();
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database'));
  signals.onStop(() => database.close());
  const { balances, differences } = await database.onOwnConnection(inspectLedger);
  await database.close();
  const lines = [
    ...LEDGER_ACCOUNTS.map((account) => line(account, balances.get(account) ?? 0)),
    differences.length === 0 ? 'Nothing differs.' : `${differences.length} differences:`,
    ...differences.map(
      ({ what, expected, found }) =>
        `${what}: ${toDollars(expected).toFixed(2)} expected, ${toDollars(found).toFixed(2)} found`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
});

function line(account: string, amount: number): string {
  return `${account.padEnd(10)}${toDollars(amount).toFixed(2).padStart(16)}`;
}
