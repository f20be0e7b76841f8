import { join, resolve } from 'node:path';
import { loadConfig } from '#platform/server/config/config.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { openDatabase } from './open-database.ts';
import { startProcess } from './startup-error.ts';
import { startupStep } from './startup-step.ts';

/**
 * Brings the tables up to date, for servers with `MIGRATE=off`: before a release, while those of the
 * release before serve.
 */
await startProcess(async (signals) => {
  const config = loadConfig();
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database'));
  signals.onStop(() => database.close());
  const folder = join(resolve(import.meta.dirname, '..', '..'), 'migrations');
  await startupStep('Bringing the tables up to date', () => migrate(database, folder));
  await database.close();
});
