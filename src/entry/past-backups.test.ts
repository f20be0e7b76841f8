/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBackup, writeBackup } from '#platform/server/backup/archive.ts';
import { readDatabase } from '#platform/server/backup/database-source.ts';
import { restore } from '#platform/server/backup/restore.ts';
import type { Database } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { makeJobs } from '#platform/server/jobs/make-jobs.ts';
import { openFolderStore } from '#platform/server/objects/folder-store.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { MIGRATIONS } from '#platform/server/testing/embedded-clones.ts';
import { migrationNumbers, migrationsUpTo } from '#platform/server/testing/past-migrations.ts';
import { makeKeptDatabase } from '#platform/server/testing/test-database.ts';
import { copiedPictures } from './data-tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-past-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = makeLog('silent');
const quietly = <T>(_title: string, work: (report: () => void) => Promise<T>) => work(() => {});
const pictures = (database: Database) => copiedPictures({ dataDir: folder }, database);
const NEWEST = migrationNumbers().at(-1) ?? 0;
const PAST = migrationsUpTo(NEWEST - 1, folder);

async function backUp(database: Database, name: string) {
  const store = openFolderStore(join(folder, name));
  await database.transaction(async (tx) => {
    const now = Temporal.Instant.from('2026-03-02T09:00:00Z');
    await writeBackup(await readDatabase(tx, pictures(database)), store, now, quietly);
  });
  return openBackup(store);
}

/** Runs work on a database without any table. */
async function onEmptyDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const kept = await makeKeptDatabase();
  const database = await kept.open();
  try {
    return await work(database);
  } finally {
    await database.close();
    await kept.remove();
  }
}

function restoreInto(
  database: Database,
  source: Parameters<typeof restore>[0],
  migrations = MIGRATIONS,
) {
  const prepareJobs = () => makeJobs(database, log, { background: false }).prepare();
  return restore(
    source,
    { database, pictures: pictures(database), migrations, prepareJobs },
    quietly,
  );
}

test('a backup of an earlier version is brought to this one, and never the other way round', async () => {
  const past = await onEmptyDatabase(async (database) => {
    await migrate(database, PAST);
    await makeJobs(database, log, { background: false }).prepare();
    await database.executeSql(`insert into "user" (name, email) values ('Petra', 'p@past.org')`);
    return backUp(database, 'past');
  });
  const present = await onEmptyDatabase(async (database) => {
    const contents = await restoreInto(database, past);
    expect(contents.tables.get('public.user')?.count).toBe(1);
    const { rows } = await database.executeSql(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    expect(rows).toEqual([{ count: migrationNumbers().length }]);
    return backUp(database, 'present');
  });
  await onEmptyDatabase(async (database) => {
    await expect(restoreInto(database, present, PAST)).rejects.toThrow('newer version');
  });
});
