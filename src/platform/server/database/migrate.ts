import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as migratePostgresql } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';

/** The database was made by migrations that are not this version's. */
export class UnknownMigrationsError extends Error {
  constructor() {
    super(
      'The database was made by another version of Wayhearth, which this one can not continue. Start it with that version, or begin with an empty database (DATA_DIR, DATABASE_URL).',
    );
    this.name = 'UnknownMigrationsError';
  }
}

/**
 * Brings the database to the newest migration; does nothing when it is there.
 * Two servers starting at once on PostgreSQL wait for each other.
 *
 * @param folder the folder of generated migrations
 * @throws UnknownMigrationsError before anything is changed
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const config = { migrationsFolder: folder };
  await refuseUnknown(database, folder);
  if (database.kind === 'embedded') {
    await migrateEmbedded(database.main as never, config);
    return;
  }
  await database.transaction(async (tx) => {
    // It waits for another server, or stands idle while another connection migrates, as long as it takes.
    await tx.execute('set local idle_in_transaction_session_timeout = 0');
    await tx.execute('set local statement_timeout = 0');
    await tx.execute('select pg_advisory_xact_lock(7423001)');
    await migratePostgresql(database.main as never, config);
  });
}

/** What a newer version has added is no reason: its servers and ours run side by side. */
async function refuseUnknown(database: Database, folder: string): Promise<void> {
  const { rows } = await database.executeSql(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as migrated",
  );
  if (rows[0]?.migrated !== true) return;
  const files = readMigrationFiles({ migrationsFolder: folder });
  const known = new Set(files.map(({ hash }) => hash));
  const newest = Math.max(...files.map(({ folderMillis }) => folderMillis));
  const done = await database.executeSql(
    'select hash, created_at from drizzle.__drizzle_migrations',
  );
  const isUnknown = ({ hash, created_at: at }: Record<string, unknown>) =>
    Number(at) <= newest && !known.has(String(hash));
  if (done.rows.some(isUnknown)) throw new UnknownMigrationsError();
}
