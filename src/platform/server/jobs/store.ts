import type { Database } from '../database/database.ts';

/** Brings every waiting job forward by so many milliseconds. */
export async function bringWaitingNearer(database: Database, ms: number): Promise<void> {
  await database.executeSql(
    "update pgboss.job set start_after = start_after - $1 * interval '1 ms' where state < 'active'",
    [Math.round(ms)],
  );
}

/** Whether jobs of a handler whose payloads have a field wait or run. */
export async function hasWaitingJobs(
  database: Database,
  name: string,
  field: string,
): Promise<boolean> {
  const { rows } = await database.executeSql(
    `select exists (
       select from pgboss.job
       where state <= 'active' and data ->> 'name' = $1 and data -> 'payload' ? $2
     ) as waits`,
    [name, field],
  );
  return rows[0]?.waits === true;
}

/** Jobs of one handler that wait. */
export interface WaitingJobs {
  /** Its name. */
  readonly handler: string;
  /** Whose time has come. */
  readonly due: number;
  /** That failed and will be tried again. */
  readonly retrying: number;
  /** Seconds since the oldest one was due; 0 where none is. */
  readonly oldestDueSeconds: number;
}

/** Counts the jobs that wait, by handler; those of a later time are not counted. */
export async function countWaitingJobs(database: Database): Promise<WaitingJobs[]> {
  const { rows } = await database.executeSql(
    `select data ->> 'name' as handler,
            count(*) filter (where start_after <= now())::int as due,
            count(*) filter (where state = 'retry')::int as retrying,
            coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as oldest
     from pgboss.job
     where state < 'active' and (start_after <= now() or state = 'retry')
     group by 1`,
  );
  return rows.map(({ handler, due, retrying, oldest }) => ({
    handler: String(handler),
    due: Number(due),
    retrying: Number(retrying),
    oldestDueSeconds: Math.max(0, Number(oldest)),
  }));
}
