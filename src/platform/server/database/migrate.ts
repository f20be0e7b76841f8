import { migrate as migratePostgresql } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';

/**
 * Brings the database to the newest migration; does nothing when it is there.
 * Two servers starting at once on PostgreSQL wait for each other.
 *
 * @param folder the folder of generated migrations
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const config = { migrationsFolder: folder };
  if (database.kind === 'embedded') {
    await migrateEmbedded(database.main as never, config);
    return;
  }
  await database.transaction(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(7423001)');
    await migratePostgresql(database.main as never, config);
  });
}
