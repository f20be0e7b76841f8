import { openBackup } from '#platform/server/backup/archive.ts';
import { loadConfig } from '#platform/server/config/config.ts';
import {
  describeContents,
  openBackupPlace,
  openConfigured,
  readOption,
  restoreInto,
} from './data-tools.ts';
import { startProcess } from './startup-error.ts';

/**
 * Loads a backup (`--from`) into the empty database of the settings, and compares all of it with the
 * digests of the backup.
 */
await startProcess(async (signals) => {
  const usage = 'Say where from: npm run restore -- --from FOLDER|s3://BUCKET/PREFIX';
  const place = readOption('from', usage);
  const config = loadConfig();
  const source = await openBackup(openBackupPlace(place, config));
  const database = await openConfigured(config);
  signals.onStop(() => database.close());
  const contents = await restoreInto(database, config, source);
  process.stdout.write(describeContents(contents));
  await database.close();
  process.exit(0);
});
