import type { Violations } from '#entry/resilience/testing/call.ts';
import type { Arena } from './arena.ts';
import type { ServerProcess } from './server.ts';

/** What a healthy server never writes. */
const FAULTS = [/deadlock/i, /request failed/, /unhandled/i, /work after commit failed/];

/**
 * Faults that a server has told about.
 *
 * @param mayFail requests were expected to fail
 */
export function noFaultsIn(server: ServerProcess, mayFail = false): Violations {
  const violations = server
    .output()
    .split('\n')
    .filter((line) => FAULTS.some((fault) => fault.test(line)))
    .filter((line) => !mayFail || !line.includes('request failed'))
    .map((line) => `the server wrote: ${line.slice(0, 1_500)}`);
  if (!server.isAlive()) {
    const last = server.output().slice(-2_000);
    violations.unshift(`the server process ended by itself (${server.end()}): ${last}`);
  }
  return violations;
}

/** Transactions that waited for each other; the embedded database has one at a time. */
export async function deadlocksIn(arena: Arena): Promise<Violations> {
  if (arena.kind === 'embedded') return [];
  const { rows } = await arena.ask((execute) =>
    execute('select deadlocks::int from pg_stat_database where datname = current_database()'),
  );
  const deadlocks = Number(rows[0]?.deadlocks);
  return deadlocks === 0 ? [] : [`${deadlocks} deadlocks`];
}

/** A day to come, 'YYYY-MM-DD'. */
export function daysAhead(days: number): string {
  return Temporal.Now.plainDateISO('UTC').add({ days }).toString();
}
