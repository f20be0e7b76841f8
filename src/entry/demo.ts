import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addStays } from '@wayhearth/demo/add-stays.ts';
import { loadConfig } from '#platform/server/config/config.ts';
import { analyze } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { compose } from './compose.ts';
import { FEATURES } from './features.ts';
import { makeServices } from './make-services.ts';
import { openDatabase } from './open-database.ts';
import { StartupError, startProcess } from './startup-error.ts';

const MAX_STAYS = 2_000_000;
const PROGRESS_MS = 1_000;

/** Adds demo stays, and the other kinds in proportion, to the database that the settings name: `--stays N`, `--nights`. */
await startProcess(async (signals) => {
  const { count, nights } = readArguments();
  const config = loadConfig();
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database'));
  signals.onStop(() => database.close());
  await migrate(database, join(resolve(import.meta.dirname, '..', '..'), 'migrations'));
  const base = makeServices(config, database, log, { backgroundJobs: false });
  const { services } = compose(base, FEATURES);

  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1_000).toFixed(1);
  let told = 0;
  await addStays(services, {
    count,
    nights,
    onProgress: (done) => {
      if (done < count && performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      const share = Math.floor((100 * done) / count);
      process.stdout.write(
        `  ${share.toString().padStart(3)} %  ${done.toLocaleString('en')} of ${count.toLocaleString('en')} stays, ${seconds()} s\n`,
      );
    },
  });
  await analyze(database);
  process.stdout.write(`  Done in ${seconds()} s.\n`);
  await services.mailer.close();
  await database.close();
  process.exit(0);
});

function readArguments(): { count: number; nights: boolean } {
  const usage = 'Say how many: npm run demo -- --stays 1000 [--nights]';
  try {
    const { values } = parseArgs({
      options: { stays: { type: 'string' }, nights: { type: 'boolean', default: false } },
    });
    const count = Number(values.stays);
    if (!Number.isInteger(count) || count < 1 || count > MAX_STAYS) throw new Error(usage);
    return { count, nights: values.nights };
  } catch {
    throw new StartupError(usage);
  }
}
