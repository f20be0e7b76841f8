import type { Execute } from '#entry/resilience/testing/call.ts';

/**
 * Queues a job as the clock of a server would, for the next server to run before all that waits
 * already. The queue is there once a server was started on the database.
 */
export async function queueJob(execute: Execute, name: string): Promise<void> {
  await execute("insert into pgboss.job (name, data, priority) values ('work', $1::jsonb, 1)", [
    JSON.stringify({ name, payload: {} }),
  ]);
}

/** How many jobs wait or are worked on. */
export async function countJobs(execute: Execute, name: string): Promise<number> {
  const { rows } = await execute(
    `select count(*)::int as jobs from pgboss.job
     where data ->> 'name' = $1 and state <= 'active'`,
    [name],
  );
  return Number(rows[0]?.jobs);
}
