import type { Config } from '#platform/server/config/config.ts';
import { connectionFacts, type Database, serverFacts } from '#platform/server/database/database.ts';
import { openEmbedded } from '#platform/server/database/embedded.ts';
import { LIMITS, openPostgresql } from '#platform/server/database/postgresql.ts';

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
  const { url, directUrl, replicaUrl, replicaMaxLag, poolSize } = config.database;
  const options: Parameters<typeof openPostgresql>[0] = {
    url,
    poolSize,
    replicaMaxLag,
    onError,
    ...(directUrl === undefined ? {} : { directUrl }),
    ...(replicaUrl === undefined ? {} : { replicaUrl }),
  };
  let database = openPostgresql(options);
  try {
    if (await refusesLimits(database)) {
      await database.close();
      database = openPostgresql({ ...options, setLimits: false });
      if (config.migrate && directUrl === undefined) throw new StartupError(NO_DIRECT_URL);
    }
    await refuseForeign(database);
    await refuseWithoutLimits(database);
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

const NO_DIRECT_URL =
  'DATABASE_URL leads through a pooler, which migrations can not use. Set DATABASE_DIRECT_URL, or MIGRATE=off.';

/** How often a database is asked that can't be reached as a process starts. */
const MAX_TRIES = 2;

/** Whether a pooler stands before the database that takes no settings of a connection. */
async function refusesLimits(database: Database): Promise<boolean> {
  // On a machine with too much to do, loading the rest of the server, in this thread, outlasts the
  // limit of the first connection.
  for (let tries = 1; ; tries += 1) {
    try {
      await serverFacts(database);
      return false;
    } catch (error) {
      if (/unsupported startup parameter/.test(describeReason(error))) return true;
      if (tries === MAX_TRIES) throw error;
    }
  }
}

/**
 * A pooler may also drop the limits of a connection silently. Then the role must have them, or a
 * search could take minutes and a broken transaction hold its locks for ever.
 */
async function refuseWithoutLimits(database: Database): Promise<void> {
  const { role, settings } = await connectionFacts(database);
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
  const missing = names.filter((name) => settings[name] !== LIMITS[name]);
  if (missing.length === 0) return;
  const statements = missing.map((name) => `alter role "${role}" set ${name} = '${LIMITS[name]}';`);
  throw new StartupError(
    `A pooler keeps settings of connections from DATABASE_URL. Set them for the role, then restart the pooler: ${statements.join(' ')}`,
  );
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
