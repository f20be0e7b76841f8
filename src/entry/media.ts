import { movePictures } from '#market/hosting/index.server.ts';
import { loadConfig } from '#platform/server/config/config.ts';
import { openOriginals } from '#platform/server/media/make-picture-store.ts';
import { pictureFolder } from '#platform/server/media/picture-folder.ts';
import { step } from '#platform/server/start/progress.js';
import { openConfigured, readOption } from './data-tools.ts';
import { StartupError, startProcess } from './startup-error.ts';

const USAGE = 'Say where to: npm run media -- --to s3';

/** Moves the pictures of the database and of the data folder to the bucket of the settings. */
await startProcess(async (signals) => {
  if (readOption('to', USAGE) !== 's3') throw new StartupError(USAGE);
  const config = loadConfig();
  const bucket = openOriginals(config);
  if (bucket === undefined) throw new StartupError('Set S3_BUCKET, and what it needs, first.');
  const database = await openConfigured(config);
  signals.onStop(() => database.close());
  const { moved, present, missing } = await step('Moving pictures', (report) =>
    movePictures(database, { bucket, folder: pictureFolder(config) }, report),
  );
  process.stdout.write(
    `${moved.count.toLocaleString('en')} pictures moved and compared (${moved.digest}), ${present.toLocaleString('en')} were there already, ${missing.toLocaleString('en')} are missing.\n`,
  );
  await database.close();
  process.exit(missing === 0 ? 0 : 1);
});
