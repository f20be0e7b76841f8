import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const causes = new AsyncLocalStorage<string>();

type AnyFunction = (...args: unknown[]) => unknown;

/**
 * Whether statements are written with their cause in a comment, by which `scripts/postgres.js
 * --scans` tells those of the product from those of its tests.
 */
const isAttributing = process.env.ATTRIBUTE_STATEMENTS !== undefined;

if (isAttributing) {
  const prototype = pg.Client.prototype as unknown as { query: AnyFunction };
  const { query } = prototype;
  prototype.query = function attributed(this: unknown, config: unknown, ...rest: unknown[]) {
    return query.call(this, withCause(config), ...rest);
  };
}

function withCause(config: unknown): unknown {
  const comment = `/* cause: ${causes.getStore() ?? 'test'} */ `;
  if (typeof config === 'string') return comment + config;
  const { text } = config as { readonly text?: unknown };
  return typeof text === 'string' ? { ...(config as object), text: comment + text } : config;
}

/**
 * Does work of the product.
 *
 * @param cause a request or a job, in words
 */
export function attributed<T>(cause: string, work: () => T): T {
  return isAttributing ? causes.run(cause.replaceAll('*/', '* /'), work) : work();
}
