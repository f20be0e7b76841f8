import type { Config } from '#platform/server/config/config.ts';
import { type Database, serverFacts } from '#platform/server/database/database.ts';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { openPostgresql } from '#platform/server/database/postgresql.ts';

import { StartupError } from './startup-error.ts';

const OLDEST_VERSION = 150_000;

/**
 * Opens the database that the configuration names.
 *
 * @throws FolderHeldError, StartupError in one plain sentence
 */
export async function openDatabase(
  config: Config,
  onError: (error: Error) => void,
): Promise<Database> {
  if (config.database.kind === 'embedded') return openEmbedded(config.dataDir);
  const { url, replicaUrl, poolSize } = config.database;
  const database = openPostgresql({
    url,
    poolSize,
    onError,
    ...(replicaUrl === undefined ? {} : { replicaUrl }),
  });
  try {
    await refuseForeign(database);
  } catch (error) {
    await database.close();
    if (error instanceof StartupError) throw error;
    const { host, pathname } = new URL(url);
    throw new StartupError(
      `The database at ${host}${pathname} (DATABASE_URL) can't be reached: ${describeReason(error)}.`,
    );
  }
  return database;
}

/** A database with tables that aren't ours is never migrated. */
async function refuseForeign(database: Database): Promise<void> {
  const { version, isForeign } = await serverFacts(database);
  if (version < OLDEST_VERSION) {
    throw new StartupError('DATABASE_URL names a PostgreSQL older than 15.');
  }
  if (isForeign) {
    throw new StartupError('DATABASE_URL names a database with tables of another product.');
  }
}

function describeReason(error: unknown): string {
  let cause = error;
  for (let depth = 0; depth < 5; depth += 1) {
    if (cause instanceof AggregateError && cause.errors.length > 0) cause = cause.errors[0];
    else if (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
    else break;
  }
  return cause instanceof Error ? (cause.message.split('\n')[0] ?? 'unknown') : String(cause);
}
