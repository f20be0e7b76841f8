import { join, resolve } from 'node:path';
import { loadConfig } from '#platform/server/config/config.ts';
import { migrate, requireMigrated } from '#platform/server/database/migrate.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { startTracing } from '#platform/server/telemetry/tracing.ts';
import { version } from '../../package.json';
import { compose } from './compose.ts';
import { FEATURES } from './features.ts';
import { makeServices } from './make-services.ts';
import { openDatabase } from './open-database.ts';
import { serveHealth } from './serve-health.ts';
import { startProcess } from './startup-error.ts';

/** Runs jobs alone; any number of workers may share one PostgreSQL. */
await startProcess(async (signals) => {
  const config = loadConfig();
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database'));
  signals.onStop(() => database.close());
  const migrations = join(resolve(import.meta.dirname, '..', '..'), 'migrations');
  await (config.migrate ? migrate : requireMigrated)(database, migrations);
  const stopTracing = await startTracing(config, { version });
  const { services, jobHandlers, limits } = compose(makeServices(config, database, log), FEATURES);
  await services.jobs.start(jobHandlers);
  const stopHealth = await serveHealth(services);
  log.info({ handlers: jobHandlers.map(({ name }) => name) }, 'worker started');

  signals.onStop(async () => {
    await stopHealth?.();
    await services.jobs.stop();
    await services.mailer.close();
    await limits.close();
    await services.changeFeed.close();
    await database.close();
    await stopTracing();
  });
});
