import type { Database } from '../database/database.ts';

/** Brings every waiting job forward by so many milliseconds. */
export async function bringWaitingNearer(database: Database, ms: number): Promise<void> {
  await database.executeSql(
    "update pgboss.job set start_after = start_after - $1 * interval '1 ms' where state < 'active'",
    [Math.round(ms)],
  );
}
