import type { JobHandler } from '../jobs.ts';

/**
 * A handler that records its payloads.
 *
 * @param failures runs that fail before the first that succeeds
 * @param retries tries, as a handler names them
 */
export function notingHandler(
  name: string,
  failures = 0,
  retries?: number,
): { ran: unknown[]; handler: JobHandler<object> } {
  const ran: unknown[] = [];
  const handler: JobHandler<object> = {
    name,
    ...(retries === undefined ? {} : { retries }),
    run: async (payload) => {
      ran.push(payload);
      if (ran.length <= failures) throw new Error('not yet');
    },
  };
  return { ran, handler };
}
