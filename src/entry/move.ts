import { readDatabase } from '#platform/server/backup/database-source.ts';
import { type Config, loadConfig } from '#platform/server/config/config.ts';
import {
  copiedPictures,
  describeContents,
  openConfigured,
  readOption,
  restoreInto,
} from './data-tools.ts';
import { StartupError, startProcess } from './startup-error.ts';

const USAGE = 'Say where to: npm run move -- --to postgres://USER:PASSWORD@HOST/NAME';
const CONNECTIONS = 6;

/**
 * Copies the database of the settings and its pictures into an empty PostgreSQL (`--to`), and
 * compares both. The source stays as it is.
 */
await startProcess(async (signals) => {
  const url = readOption('to', USAGE);
  if (!['postgres:', 'postgresql:'].includes(URL.parse(url)?.protocol ?? '')) {
    throw new StartupError(USAGE);
  }
  const config = loadConfig();
  const targetConfig: Config = {
    ...config,
    database: { kind: 'postgresql', url, poolSize: CONNECTIONS, replicaMaxLag: 0 },
  };
  const database = await openConfigured(config);
  signals.onStop(() => database.close());
  const target = await openConfigured(targetConfig);
  signals.onStop(async () => {
    await target.close();
    await database.close();
  });
  const contents = await database.transaction(async (tx) =>
    restoreInto(target, targetConfig, await readDatabase(tx, copiedPictures(config, database))),
  );
  process.stdout.write(describeContents(contents));
  await target.close();
  await database.close();
  process.exit(0);
});
