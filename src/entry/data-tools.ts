import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { picturesForBackup } from '#market/hosting/index.server.ts';
import type { CopiedContents } from '#platform/server/backup/backup-source.ts';
import type { BackupPictures } from '#platform/server/backup/database-source.ts';
import { restore } from '#platform/server/backup/restore.ts';
import type { Config } from '#platform/server/config/config.ts';
import { analyze, type Database } from '#platform/server/database/database.ts';
import { makeJobs } from '#platform/server/jobs/make-jobs.ts';
import { makePictureStore } from '#platform/server/media/make-picture-store.ts';
import { openFolderStore } from '#platform/server/objects/folder-store.ts';
import type { ObjectStore } from '#platform/server/objects/object-store.ts';
import { openS3Store } from '#platform/server/objects/s3-store.ts';
import { step } from '#platform/server/start/progress.js';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { openDatabase } from './open-database.ts';
import { StartupError } from './startup-error.ts';

const MIGRATIONS = join(resolve(import.meta.dirname, '..', '..'), 'migrations');

/**
 * The value of the one option of a tool.
 *
 * @throws StartupError with the usage
 */
export function readOption(name: string, usage: string): string {
  try {
    const { values } = parseArgs({ options: { [name]: { type: 'string' } } });
    const value = values[name];
    if (typeof value === 'string' && value !== '') return value;
  } catch {
    // An option of another name: the usage answers that too.
  }
  throw new StartupError(usage);
}

/** The database of the settings. */
export function openConfigured(config: Config): Promise<Database> {
  const log = makeLog(config.logLevel);
  return openDatabase(config, (error) => log.error({ err: error }, 'database'));
}

/** The pictures of a database with these settings. New ones are never sent to a hosting service. */
export function copiedPictures(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  { kind }: Database,
): BackupPictures {
  const settings = s3 === undefined ? { dataDir } : { dataDir, s3 };
  return picturesForBackup(makePictureStore(settings, kind));
}

/**
 * The place of a backup.
 *
 * @param text a folder, or `s3://bucket/prefix`
 * @throws StartupError when it is in S3, and no key is set
 */
export function openBackupPlace(text: string, { s3 }: Pick<Config, 's3'>): ObjectStore {
  if (!text.startsWith('s3://')) return openFolderStore(resolve(text));
  const { hostname: bucket, pathname } = new URL(text);
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '');
  if (s3 === undefined) {
    throw new StartupError('For s3:// set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  return openS3Store(s3, bucket, prefix === '' ? '' : `${prefix}/`);
}

/** Loads a source into the empty database of these settings. */
export async function restoreInto(
  database: Database,
  config: Config,
  source: Parameters<typeof restore>[0],
): Promise<CopiedContents> {
  const jobs = makeJobs(database, makeLog(config.logLevel), { background: false });
  const contents = await restore(
    source,
    {
      database,
      pictures: copiedPictures(config, database),
      migrations: MIGRATIONS,
      prepareJobs: () => jobs.prepare(),
    },
    step,
  );
  await jobs.stop();
  await step('Updating statistics', () => analyze(database));
  return contents;
}

/** One line about what was copied. */
export function describeContents({ tables, pictures, missingPictures }: CopiedContents): string {
  const rows = [...tables.values()].reduce((sum, { count }) => sum + count, 0);
  const missing =
    missingPictures === 0 ? '' : `; ${missingPictures} pictures were missing in the source`;
  return `${rows.toLocaleString('en')} rows of ${tables.size} tables and ${pictures.count.toLocaleString('en')} pictures, compared${missing}.\n`;
}
