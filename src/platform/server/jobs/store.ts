import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Queryable, queryRows } from '../database/database.ts';
import { keysetOrder, type PageStart } from '../database/keyset.ts';

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

/** A job that was given up. */
export interface FailedJob {
  readonly id: string;
  /** Its place in the list. */
  readonly key: string;
  readonly handler: string;
  readonly error: string;
  readonly tries: number;
  /** ISO text in UTC. */
  readonly failedAt: string;
}

/**
 * A page of the jobs that were given up, the latest first; the other way round where it is read
 * backwards.
 */
export function listFailedJobs(
  db: Queryable,
  start: PageStart<string>,
  limit: number,
): Promise<FailedJob[]> {
  const { key, condition, order } = keysetOrder(start, [
    { column: sql`completed_on`, type: 'instant', falls: true },
    { column: sql`id`, type: 'uuid' },
  ]);
  return queryRows<FailedJob>(
    db,
    sql`select id, ${key} as key, coalesce(data ->> 'name', '') as handler,
        coalesce(output ->> 'message', '') as error, retry_count + 1 as tries,
        to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
      from pgboss.job where state = 'failed' and ${condition} order by ${order} limit ${limit}`,
  );
}

/** As if it had just been queued: all its tries are before it. */
const QUEUED = sql`state = 'created', retry_count = 0, started_on = null, completed_on = null,
  output = null, start_after = now()`;

/** Changes a job that has one of these states. @returns the name of its handler; null without one */
async function changeEnded(
  tx: Queryable,
  id: string,
  states: SQL,
  change: SQL,
): Promise<string | null> {
  const [found] = await queryRows<{ handler: string }>(
    tx,
    sql`update pgboss.job set ${change} where id = ${id}::uuid and state in (${states})
      returning coalesce(data ->> 'name', '') as handler`,
  );
  return found?.handler ?? null;
}

/** Runs a failed job again. @returns the name of its handler; null for one that hasn't failed */
export function runFailedAgain(tx: Queryable, id: string): Promise<string | null> {
  return changeEnded(tx, id, sql`'failed'`, QUEUED);
}

/** Runs a job again that has ended, however it did. */
export function runEndedAgain(tx: Queryable, id: string): Promise<string | null> {
  return changeEnded(tx, id, sql`'failed', 'completed', 'cancelled'`, QUEUED);
}

/** Gives a failed job up: it counts no longer, and its key stays used. */
export function giveUpFailed(tx: Queryable, id: string): Promise<string | null> {
  return changeEnded(tx, id, sql`'failed'`, sql`state = 'cancelled'`);
}
