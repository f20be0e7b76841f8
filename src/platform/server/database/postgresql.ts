import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { makeSilenceWatch } from './connection-watchdog.ts';
import type { Database, Queryable } from './database.ts';
import { listenOn } from './listen-on.ts';

interface PostgresqlOptions {
  url: string;
  replicaUrl?: string;
  /** Connections at most, per pool. */
  poolSize: number;
  onError(error: Error): void;
}

/** For a connection, be it a new one or one of the pool that others use: rivals may queue. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 10_000;
/**
 * Each statement is short and planned anew: compiling one costs seconds where running it costs
 * milliseconds, as with a search by months, whose estimated cost is beyond `jit_above_cost`
 * (decision 0190).
 */
const WITHOUT_JIT = '-c jit=off';

/** Opens pools on a PostgreSQL server; connections are made when first asked for. */
export function openPostgresql(options: PostgresqlOptions): Database {
  const { pool, end } = makePool(options.url, options);
  const { pool: replicaPool, end: endReplica } =
    options.replicaUrl === undefined ? { pool, end: null } : makePool(options.replicaUrl, options);
  const main = drizzle(pool, { casing: 'snake_case' }) as unknown as Database['main'];
  const replica =
    replicaPool === pool
      ? main
      : (drizzle(replicaPool, { casing: 'snake_case' }) as unknown as Database['main']);
  return {
    kind: 'postgresql',
    main,
    replica,
    transaction: (work) => main.transaction((tx) => work(tx as Queryable)),
    executeSql: async (text, values) => {
      // A connection on which a text failed is closed by the pool, an open transaction with it.
      const result = await pool.query<Record<string, unknown>>(text, values);
      // Several statements in one text give a list of results.
      return Array.isArray(result) ? (result.at(-1) as typeof result) : result;
    },
    hear: (channel, onNotice, onGap) =>
      listenOn(options.url, channel, { onNotice, onGap, onError: options.onError }),
    ping: async (timeoutMs) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('database did not answer')), timeoutMs);
      });
      try {
        await Promise.race([pool.query('select 1'), late]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      await end();
      await endReplica?.();
    },
  };
}

function makePool(connectionString: string, { poolSize, onError }: PostgresqlOptions) {
  const silence = makeSilenceWatch(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    options: WITHOUT_JIT,
    keepAlive: true,
    application_name: 'wayhearth',
    stream: silence.stream,
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => {
    // The pool adds the whole connection, its secret key too: nothing for a log.
    delete (error as { client?: unknown }).client;
    onError(error);
  });
  // One that breaks between two statements of a transaction has nobody else who listens, and
  // would end the process too; the next statement is refused and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  const endWatch = silence.watch(pool);
  return {
    pool,
    end: async () => {
      endWatch();
      await pool.end();
    },
  };
}
