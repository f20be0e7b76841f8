import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { isDatabaseUnavailable, isReadOnly, isRetryable } from './failures.ts';
import { isPatient } from './patience.ts';
import { runInTransaction } from './pooled-transaction.ts';
import { type ReplicaWatch, watchReplica } from './replica-watch.ts';
import { makeSilenceWatch, type SilenceWatch } from './silence-watch.ts';
import { connectionWatch } from './watch-pool.ts';

interface PostgresqlOptions {
  url: string;
  /** The same database without a pooler between, for migrations; `url` by default. */
  directUrl?: string;
  replicaUrl?: string;
  /** Seconds that the replica may be behind to be read. */
  replicaMaxLag?: number;
  /** Maximum connections to the database, all together, and to its replica. */
  poolSize: number;
  /**
   * Whether connections set their limits as they start. A pooler refuses that; then the role has to
   * have them (`LIMITS`).
   */
  setLimits?: boolean;
  onError(error: Error): void;
}

/** Limit of opening a connection. */
const CONNECT_MS = 10_000;
/**
 * Limit of waiting for a connection while there has been a queue for so long: callers who wait
 * longer are asked to come back. A burst after a quiet second may wait as long as for a new connection.
 */
const QUEUE_MS = 1_000;
/** Limit of waiting for a connection for jobs, which no request waits for. */
const PATIENCE_MS = 30_000;
/** Callers that may wait for each connection; more are asked to come back at once. */
const QUEUE_LENGTH = 20;
const STATEMENT_MS = 10_000;
/**
 * Connections apart (`Database.side`), the one of `ping`, for which nothing ever waits, and the one
 * that looks after a silent server.
 */
const SIDE_CONNECTIONS = 2;
const HEALTH_CONNECTIONS = 1;
const WATCH_CONNECTIONS = 1;

/**
 * Settings of every connection. Statements are short and planned each time: compiling one costs
 * seconds where running it costs milliseconds, as with a search by months, whose estimated cost is
 * beyond `jit_above_cost` (decision 0190).
 */
export const LIMITS = {
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '10s',
  jit: 'off',
} as const;

/** Opens pools on a PostgreSQL server; connections are made when first needed. */
export function openPostgresql(options: PostgresqlOptions): Database {
  const { url, replicaUrl, poolSize, onError } = options;
  const silence = makeSilenceWatch(url);
  const ours = poolSize - SIDE_CONNECTIONS - HEALTH_CONNECTIONS - WATCH_CONNECTIONS;
  const make = (name: string, size: number) => makePool(name, url, size, silence, options);
  const pool = make('wayhearth', ours);
  const { pool: side, renew: renewSide } = make('wayhearth side', SIDE_CONNECTIONS);
  const { pool: health, renew: renewHealth } = make('wayhearth health', HEALTH_CONNECTIONS);
  const endWatch = silence.watch([pool.pool, side, health]);
  const unwatch = [
    connectionWatch.watchPool('main', pool.pool),
    connectionWatch.watchPool('side', side),
    connectionWatch.watchPool('health', health),
  ];
  const main = toDrizzle(pool.pool);
  const sideDatabase = toDrizzle(side);
  const replicaPool = replicaUrl === undefined ? null : openReplicaPool(replicaUrl, options);
  const replica = replicaPool === null ? null : toDrizzle(replicaPool.pool);
  let watch: ReplicaWatch | undefined;
  const replicaWatch = () => {
    if (replicaUrl === undefined) return undefined;
    watch ??= watchReplica({
      primary: health,
      replicaUrl,
      maxLagSeconds: options.replicaMaxLag ?? DEFAULT_MAX_LAG,
      onError,
    });
    return watch;
  };
  return {
    kind: 'postgresql',
    main,
    side: sideDatabase,
    readReplica: async (work) => {
      const current = replicaWatch();
      if (replica === null || current?.mayRead() !== true) return work(main);
      try {
        return await work(replica);
      } catch (error) {
        if (isDatabaseUnavailable(error)) current.reportAway();
        // A row that the primary removed meanwhile cancels statements of its replica.
        else if (!isRetryable(error)) throw error;
        return work(main);
      }
    },
    replica: () => replicaWatch()?.state() ?? null,
    transaction: (work) => runInTransaction(pool.pool, work),
    executeSql: async (text, values) => {
      // A connection on which a text failed is closed by the pool, an open transaction with it.
      const result = await pool.pool.query<Record<string, unknown>>(text, values);
      // Several statements in one text return a list of results.
      return Array.isArray(result) ? (result.at(-1) as typeof result) : result;
    },
    onOwnConnection: (work) => onOwnConnection(options.directUrl ?? url, work),
    ping: async (timeoutMs) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('database did not answer')), timeoutMs);
      });
      try {
        const asked = health.query<{ writable: boolean }>(
          `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`,
        );
        const { rows } = await Promise.race([asked, late]);
        if (rows[0]?.writable === true) return;
        pool.renew();
        renewSide();
        renewHealth();
        throw new Error('database is read-only');
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      watch?.end();
      endWatch();
      for (const end of unwatch) end();
      await Promise.all([pool.pool.end(), side.end(), health.end(), replicaPool?.end()]);
    },
  };
}

function openReplicaPool(replicaUrl: string, options: PostgresqlOptions) {
  const silence = makeSilenceWatch(replicaUrl);
  // The replica's lag and its silence are watched by a connection each.
  const size = options.poolSize - 2 * WATCH_CONNECTIONS;
  const { pool } = makePool('wayhearth', replicaUrl, size, silence, options);
  const endWatch = silence.watch([pool]);
  const unwatch = connectionWatch.watchPool('replica', pool);
  return {
    pool,
    end: async () => {
      endWatch();
      unwatch();
      await pool.end();
    },
  };
}

const DEFAULT_MAX_LAG = 5;

function toDrizzle(client: pg.Pool | pg.Client): Database['main'] {
  return drizzle(client as pg.Pool, { casing: 'snake_case' }) as unknown as Database['main'];
}

/** More callers wait than could be served in the time that they wait. */
class PoolOverloadedError extends Error {
  constructor() {
    super('timeout exceeded when trying to connect: too many callers wait');
    this.name = 'PoolOverloadedError';
  }
}

/** A pool that turns callers away while more come than it can serve (decision 0333). */
class RequestPool extends pg.Pool {
  #lastWithoutQueue = performance.now();

  override connect(...args: unknown[]) {
    const now = performance.now();
    if (this.waitingCount === 0) this.#lastWithoutQueue = now;
    if (isPatient()) {
      this.options.connectionTimeoutMillis = PATIENCE_MS;
      return super.connect(...(args as [])) as never;
    }
    if (this.waitingCount >= QUEUE_LENGTH * this.options.max) return refuse(args[0]);
    const isOverloaded = now - this.#lastWithoutQueue > QUEUE_MS;
    this.options.connectionTimeoutMillis = isOverloaded ? QUEUE_MS : CONNECT_MS;
    return super.connect(...(args as [])) as never;
  }

  /**
   * Opens one, however many wait: on a busy machine that takes longer than a caller in a long queue
   * waits, and a limit as short would end each of them before it serves a caller.
   */
  newClient(caller: unknown): void {
    const { connectionTimeoutMillis } = this.options;
    this.options.connectionTimeoutMillis = CONNECT_MS;
    openClient.call(this, caller);
    if (connectionTimeoutMillis !== undefined) {
      this.options.connectionTimeoutMillis = connectionTimeoutMillis;
    }
  }
}

/** The pool's own way of opening a connection for a caller, which its types don't name. */
const { newClient: openClient } = pg.Pool.prototype as unknown as {
  newClient(this: pg.Pool, caller: unknown): void;
};

function refuse(callback: unknown): never {
  const error = new PoolOverloadedError();
  if (typeof callback !== 'function') return Promise.reject(error) as never;
  callback(error);
  return undefined as never;
}

function limitsFor({ setLimits = true }: PostgresqlOptions): pg.PoolConfig {
  if (!setLimits) return {};
  return {
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    options: `-c jit=${LIMITS.jit}`,
  };
}

function makePool(
  name: string,
  connectionString: string,
  max: number,
  silence: SilenceWatch,
  options: PostgresqlOptions,
) {
  const { onError } = options;
  const pool = new RequestPool({
    connectionString,
    max: Math.max(1, max),
    connectionTimeoutMillis: CONNECT_MS,
    ...limitsFor(options),
    keepAlive: true,
    application_name: name,
    stream: silence.stream,
  });
  return { pool, renew: makeRenewable(pool, onError) };
}

/**
 * Has a pool close connections to a server that no longer takes writes: each one that is refused, as
 * it comes back.
 *
 * @returns closes every connection, those in use as they come back
 */
function makeRenewable(pool: pg.Pool, onError: (error: Error) => void): () => void {
  const outdated = new WeakSet<pg.PoolClient>();
  const open = new Set<pg.PoolClient>();
  pool.on('error', (error) => reportBroken(error, onError));
  pool.on('connect', (client) => {
    open.add(client);
    // A connection that breaks between two statements of a transaction has no other listener, and
    // would end the process too; the next statement is refused and reports the failure.
    client.on('error', () => {});
    hearErrors(client, (error) => {
      if (isReadOnly(error)) outdated.add(client);
    });
  });
  pool.on('remove', (client) => open.delete(client));
  pool.on('release', (_error, client) => {
    // An ending connection isn't taken back.
    if (outdated.has(client)) void client.end().catch(() => {});
  });
  return () => {
    for (const client of open) outdated.add(client);
    for (let idle = pool.idleCount; idle > 0; idle -= 1) void evict(pool);
  };
}

async function evict(pool: pg.Pool): Promise<void> {
  try {
    const client = await (pool.connect() as Promise<pg.PoolClient>);
    client.release(true);
  } catch {
    // None was there any more.
  }
}

/** Calls back with each error that the server answers a statement of the connection with. */
function hearErrors(client: pg.PoolClient, onError: (error: unknown) => void): void {
  const { connection } = client as unknown as {
    connection: { on(event: 'errorMessage', listener: (error: unknown) => void): void };
  };
  connection.on('errorMessage', onError);
}

/** An idle connection that breaks must not end the process; the next query opens another. */
function reportBroken(error: Error, onError: (error: Error) => void): void {
  // The pool's error includes the whole connection, its secret key too, which must not be logged.
  delete (error as { client?: unknown }).client;
  onError(error);
}

async function onOwnConnection<T>(
  connectionString: string,
  work: (db: Database['main']) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'wayhearth migration',
  });
  // The statement that is running reports the failure.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(toDrizzle(client));
  } finally {
    await client.end().catch(() => {});
  }
}
