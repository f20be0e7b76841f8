import { sql } from 'drizzle-orm';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { type Queryable, queryRows } from './database.ts';

/** Rows of a table that are deleted at an age. */
export interface Expiry {
  readonly table: string;
  /** Hours after `since`, an instant of the row that begins an index. */
  readonly hours: number;
  readonly since: string;
  /** In SQL, which of them; all by default. */
  readonly only?: string;
}

/** Rows of one statement: each is locked for as long as they take. */
const BATCH = 1_000;
/** Milliseconds of one run; what is left then is another job, behind those that wait. */
const RUN_MS = 20_000;

interface DeletionTask {
  /** The table to begin with. */
  readonly from?: string;
}

/**
 * The job that deletes rows whose time is over, in short statements by an index, until none is left.
 * Two workers share them. Deletions in batches keep other statements waiting for none of them, and
 * let vacuum reuse the space.
 *
 * @param limits other limits than the usual ones, for tests
 */
export function deleteOldRowsJob(
  { database, jobs, now }: Pick<Services, 'database' | 'jobs' | 'now'>,
  expiries: readonly Expiry[],
  { runMs, batch } = { runMs: RUN_MS, batch: BATCH },
): JobHandler<DeletionTask> {
  const name = 'platform.delete-old-rows';
  return {
    name,
    cron: '17 * * * *',
    run: async ({ from }) => {
      const end = performance.now() + runMs;
      const first = Math.max(
        0,
        expiries.findIndex(({ table }) => table === from),
      );
      for (const expiry of expiries.slice(first)) {
        while ((await deleteOldRows(database.main, expiry, now(), batch)) === batch) {
          if (performance.now() < end) continue;
          const rest = { from: expiry.table };
          await database.transaction((tx) => jobs.enqueue(tx, name, rest));
          return;
        }
      }
    },
  };
}

/**
 * Deletes rows of a table that are old enough, the oldest first.
 *
 * @returns how many
 */
async function deleteOldRows(
  db: Queryable,
  { table, hours, since, only = 'true' }: Expiry,
  now: Temporal.Instant,
  limit: number,
): Promise<number> {
  const name = sql.identifier(table);
  const column = sql.identifier(since);
  const before = now.subtract({ hours }).toString();
  const rows = await queryRows(
    db,
    sql`delete from ${name} where ctid = any(array(
          select ctid from ${name}
          where ${column} < ${before}::timestamptz and ${sql.raw(only)}
          order by ${column}
          limit ${limit}
          for update skip locked
        ))
        returning 1 as deleted`,
  );
  return rows.length;
}
