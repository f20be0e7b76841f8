import type { ErrorCode } from '#platform/contract/errors.ts';
import { Problem } from './http/problem.ts';

interface ConcurrencyLimitOptions {
  /** Amount of concurrent work. */
  readonly atOnce: number;
  /** Maximum length of each of the two queues. */
  readonly maxWaiting: number;
  /** Error code when a queue is full. */
  readonly refusal: ErrorCode;
  /** Seconds after which a refused caller may ask again: about as long as a full row takes. */
  readonly retrySeconds: number;
}

/** Does work a few at a time; the rest waits in the order it came. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, row?: 'first' | 'second') => Promise<T>;

/**
 * Bounds how much work is done at once and how much waits for it. What waits in the first row goes
 * before what waits in the second.
 *
 * @returns throws Problem `refusal` when the row is full
 */
export function makeConcurrencyLimit({
  atOnce,
  maxWaiting,
  refusal,
  retrySeconds,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const rows = { first: [] as (() => void)[], second: [] as (() => void)[] };
  let inside = 0;
  return async (work, row = 'second') => {
    if (inside < atOnce) inside += 1;
    else if (rows[row].length >= maxWaiting) {
      throw new Problem(refusal, { retryAfter: retrySeconds });
    }
    // Finished work passes its slot on, so that no newcomer can take it.
    else await new Promise<void>((enter) => rows[row].push(enter));
    try {
      return await work();
    } finally {
      const next = rows.first.shift() ?? rows.second.shift();
      if (next === undefined) inside -= 1;
      else next();
    }
  };
}
