import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Queryable } from './database.ts';
import { connectionWatch } from './watch-pool.ts';

interface PostgresqlOptions {
  url: string;
  replicaUrl?: string;
  /** Most connections, per pool. */
  poolSize: number;
  onError(error: Error): void;
}

/** Limit of waiting for a connection, a new one or a busy one of the pool: rivals may queue. */
const CONNECT_MS = 10_000;
const STATEMENT_MS = 10_000;
/**
 * Each statement is short and planned each time: compiling one costs seconds where running it costs
 * milliseconds, as with a search by months, whose estimated cost is beyond `jit_above_cost`
 * (decision 0190).
 */
const WITHOUT_JIT = '-c jit=off';

/** Opens pools on a PostgreSQL server; connections are made when first needed. */
export function openPostgresql(options: PostgresqlOptions): Database {
  const { pool, end } = makePool('main', options.url, options);
  const { pool: replicaPool, end: endReplica } =
    options.replicaUrl === undefined
      ? { pool, end: null }
      : makePool('replica', options.replicaUrl, options);
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
      // Several statements in one text return a list of results.
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

function makePool(
  name: string,
  connectionString: string,
  { poolSize, onError }: PostgresqlOptions,
) {
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
    // The pool's error includes the whole connection, its secret key too, which must not be logged.
    delete (error as { client?: unknown }).client;
    onError(error);
  });
  // A connection that breaks between two statements of a transaction has no other listener, and
  // would end the process too; the next statement is refused and reports the failure.
  pool.on('connect', (client) => client.on('error', () => {}));
  const unwatchPool = connectionWatch.watchPool(name, pool);
  const endWatch = silence.watch(pool);
  return {
    pool,
    end: async () => {
      endWatch();
      unwatchPool();
      await pool.end();
    },
  };
}

interface Ears {
  onNotice(payload: string): void;
  onGap(): void;
  onError(error: Error): void;
}

/** Milliseconds between two attempts to reconnect, initially and at most. */
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5_000;
/** A connection that only listens sends nothing itself; a dead network shows when it is queried. */
const ASK_MS = 15_000;
const ANSWER_MS = 5_000;

/**
 * Listens on a channel with a connection of its own, and reconnects when that breaks.
 *
 * @returns a function that ends it; resolves once the first connection listens
 * @throws when the first connection can't be made
 */
async function listenOn(
  connectionString: string,
  channel: string,
  { onNotice, onGap, onError }: Ears,
): Promise<() => Promise<void>> {
  let ended = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT_MS;

  const connect = async () => {
    const client = new pg.Client({
      connectionString,
      application_name: 'wayhearth live',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    let lost = false;
    const asking = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => {}));
    }, ASK_MS);
    asking.unref();
    const lose = (error?: Error) => {
      clearInterval(asking);
      if (lost || ended || current !== client) return;
      lost = true;
      if (error !== undefined) onError(error);
      again();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      clearInterval(asking);
      client.end().catch(() => {});
      throw error;
    }
    if (ended) {
      clearInterval(asking);
      await client.end();
      return;
    }
    current = client;
    wait = FIRST_WAIT_MS;
  };

  const again = () => {
    timer = setTimeout(async () => {
      try {
        await connect();
        onGap();
      } catch {
        // Said once, when it broke.
        wait = Math.min(wait * 2, MAX_WAIT_MS);
        if (!ended) again();
      }
    }, wait);
    timer.unref();
  };

  await connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await current?.end().catch(() => {});
  };
}

/** Milliseconds between two checks, and those a server may be silent. */
const LOOK_MS = 250;
const SILENT_MS = 1_250;

/** Detects a server that is silent while callers wait for it. */
interface SilenceWatch {
  /** Makes the sockets of the pool that is watched. */
  readonly stream: () => Socket;
  /** Begins to watch; an idle pool isn't checked. Returns a function that ends it. */
  watch(pool: pg.Pool): () => void;
}

/**
 * Behind a dead network nothing is refused: a statement, or a caller that waits for a connection,
 * would wait forever. When no byte has come from the server for a while, all connections of the
 * pool are broken and new ones refused at once, until bytes arrive again.
 */
export function makeSilenceWatch(connectionString: string): SilenceWatch {
  const sockets = new Set<Socket>();
  let bytesOfClosed = 0;
  let silent = false;
  const bytes = () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, bytesOfClosed);
  const newSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      bytesOfClosed += socket.bytesRead;
    });
    return socket;
  };

  return {
    stream: () => {
      const socket = newSocket();
      if (silent) setImmediate(breakOff, socket);
      return socket;
    },
    watch: (pool) => {
      let heartbeat: Heartbeat | undefined;
      let lastLook = performance.now();
      let lastWord = lastLook;
      let lastBytes = 0;

      const look = () => {
        const now = performance.now();
        // Bytes that arrive while we compute are read later: that silence is our own.
        const wasBusy = now - lastLook > 3 * LOOK_MS;
        lastLook = now;
        const isIdle = pool.totalCount === pool.idleCount && pool.waitingCount === 0;
        const spoke = bytes() !== lastBytes || heartbeat?.wasRefused() === true;
        lastBytes = bytes();
        if (spoke) silent = false;
        if (spoke || wasBusy || (isIdle && !silent)) lastWord = now;
        if (isIdle && !silent) return;
        if (now - lastWord >= SILENT_MS) {
          silent = true;
          lastWord = now;
          for (const socket of sockets) breakOff(socket);
        }
        if (heartbeat === undefined || heartbeat.isGone())
          heartbeat = newHeartbeat(connectionString, newSocket());
        heartbeat.ask();
      };
      const timer = setInterval(look, LOOK_MS);
      timer.unref();
      return () => {
        clearInterval(timer);
        heartbeat?.end();
      };
    },
  };
}

function breakOff(socket: Socket): void {
  socket.destroy(new Error('database did not answer'));
}

/** A connection of our own, so that a busy server has something to answer. */
interface Heartbeat {
  /** Requests an answer, unless one is awaited already. */
  ask(): void;
  /** The connection was refused, which is an answer too; reported once. */
  wasRefused(): boolean;
  isGone(): boolean;
  end(): void;
}

function newHeartbeat(connectionString: string, socket: Socket): Heartbeat {
  const client = new pg.Client({
    connectionString,
    application_name: 'wayhearth watch',
    stream: () => socket,
  });
  let asking = false;
  let refused = false;
  socket.once('error', (error: NodeJS.ErrnoException) => {
    refused = error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET';
  });
  client.on('error', () => socket.destroy());
  client.connect().catch(() => socket.destroy());
  return {
    ask: () => {
      if (asking) return;
      asking = true;
      client
        .query('select 1')
        .catch(() => {})
        .finally(() => {
          asking = false;
        });
    },
    wasRefused: () => {
      const was = refused;
      refused = false;
      return was;
    },
    isGone: () => socket.destroyed,
    end: () => socket.destroy(),
  };
}
