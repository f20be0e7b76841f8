import { loadConfig } from '#platform/server/config/config.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { openDatabase } from './open-database.ts';
import { changeRoleByCommand } from './staff-program.ts';
import { startProcess } from './startup-error.ts';

/** Gives a role to an account, or revokes it: `grant <mail> <role>`, `revoke <mail>`. */
await startProcess(async (signals) => {
  const config = loadConfig();
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database'));
  signals.onStop(() => database.close());
  const told = await changeRoleByCommand(
    database,
    process.argv.slice(2),
    Temporal.Now.instant(),
  ).finally(() => database.close());
  process.stdout.write(`${told}\n`);
});
