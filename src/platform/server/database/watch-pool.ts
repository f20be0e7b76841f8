import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import {
  connections,
  connectionWaiters,
  connectionWaitSeconds,
  replicaLagSeconds,
} from '../telemetry/instruments.ts';
import { beginStatement, type EndStatement } from '../telemetry/statements.ts';

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;
type AnyFunction = (...args: unknown[]) => unknown;

/** Reports of a database about its connections. */
export const connectionWatch = {
  /**
   * Measures the connections of a pool, the time callers wait for one, and every statement.
   *
   * @param name a name of ours, such as `main`
   * @returns ends the report of a pool that is closed
   */
  watchPool(name: string, pool: Pool): () => void {
    pools.set(pool, name);
    pool.on('connect', (client) => watchClient(name, client));
    const connect = pool.connect.bind(pool) as AnyFunction;
    pool.connect = ((callback?: Callback) => {
      const started = performance.now();
      const measure = (outcome: 'ok' | 'failed') =>
        connectionWaitSeconds.observe(
          { pool: name, outcome },
          (performance.now() - started) / 1_000,
        );
      return callingBack(connect, callback === undefined ? [] : [callback], measure);
    }) as typeof pool.connect;
    return () => pools.delete(pool);
  },
  /** @param seconds null while it is unknown */
  setReplicaLag(seconds: number | null): void {
    if (seconds === null) replicaLagSeconds.remove();
    else replicaLagSeconds.set(seconds);
  },
};

const pools = new Map<Pool, string>();

/** Takes the figures of the pools for a scrape. */
export function readPools(): void {
  connections.reset();
  connectionWaiters.reset();
  for (const [{ totalCount, idleCount, waitingCount, options }, pool] of pools) {
    connections.inc({ pool, state: 'used' }, totalCount - idleCount);
    connections.inc({ pool, state: 'idle' }, idleCount);
    connections.inc({ pool, state: 'max' }, options.max);
    connectionWaiters.inc({ pool }, waitingCount);
  }
}

/** Measures every statement of a connection. */
function watchClient(pool: string, client: PoolClient): void {
  const query = client.query.bind(client) as AnyFunction;
  client.query = ((...args: unknown[]) => {
    const [config] = args;
    const text = typeof config === 'string' ? config : (config as { text?: string }).text;
    return callingBack(query, args, beginStatement(pool, text ?? ''));
  }) as typeof client.query;
}

/**
 * Calls a function of the driver, which reports to a callback, its last argument, or returns a
 * promise. A callback runs in the context of its caller, and not in that of the release of the
 * connection, where the driver calls it.
 */
function callingBack(call: AnyFunction, args: unknown[], end: EndStatement): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const bound = AsyncResource.bind(callback as Callback);
    const ended: Callback = (error, ...rest) => {
      end(error ? 'failed' : 'ok');
      bound(error, ...rest);
    };
    return call(...args.slice(0, -1), ended);
  }
  const result = call(...args);
  if (result instanceof Promise) {
    result.then(
      () => end('ok'),
      () => end('failed'),
    );
  }
  return result;
}
