import { openBackup, writeBackup } from '#platform/server/backup/archive.ts';
import { readDatabase } from '#platform/server/backup/database-source.ts';
import { loadConfig } from '#platform/server/config/config.ts';
import { step } from '#platform/server/start/progress.js';
import {
  copiedPictures,
  describeContents,
  openBackupPlace,
  openConfigured,
  readOption,
} from './data-tools.ts';
import { startProcess } from './startup-error.ts';

/**
 * Writes the database of the settings and the pictures to a folder or to S3 (`--to`), as they are
 * at one moment, and reads each file back.
 */
await startProcess(async (signals) => {
  const place = readOption('to', 'Say where to: npm run backup -- --to FOLDER|s3://BUCKET/PREFIX');
  const config = loadConfig();
  const store = openBackupPlace(place, config);
  const database = await openConfigured(config);
  signals.onStop(() => database.close());
  await database.transaction(async (tx) => {
    const source = await readDatabase(tx, copiedPictures(config, database));
    await writeBackup(source, store, Temporal.Now.instant(), step);
  });
  const { recorded } = await openBackup(store);
  if (recorded !== undefined) process.stdout.write(describeContents(recorded));
  await database.close();
  process.exit(0);
});
