import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';

/** A row for which something is due, and where the rows behind it begin. */
export interface DueRow {
  /** Since when, as the database writes it: with all its digits. */
  readonly due: string;
  /** Unique among the rows of its job. */
  readonly id: string;
}

/** One part of so many, by the hash of ids. */
interface Shard {
  readonly number: number;
  /** A power of 2. */
  readonly count: number;
}

/** Which rows to list: the longest due first. */
export interface DuePage {
  /** Only those behind this one. */
  readonly after: DueRow | null;
  /** Only those of this part; all for null. */
  readonly shard: Shard | null;
  readonly limit: number;
}

/** The rows that are due the longest. */
export function firstPage(limit: number): DuePage {
  return { after: null, shard: null, limit };
}

interface DueTask {
  readonly shard?: Shard;
  readonly after?: DueRow;
}

/** Milliseconds of one run: other jobs wait no longer than this for a worker. */
const RUN_MS = 20_000;
/** Parts into which what is left after a run is divided, as many as workers can share. */
const SHARDS = 8;
/** Rows that are listed at once. */
const PAGE = 200;

/**
 * A recurring job that sees to each due row by itself, until nothing is due. A run ends after 20
 * seconds. What is left then is divided among jobs that all workers share, and each of them goes on
 * where it ended, behind the other jobs that wait by then. A row that fails holds up no other; the
 * next run takes it up again.
 *
 * @param list what is due, in the order and with the condition of `duePage`
 * @param seeTo sees to a row in transactions of its own; does nothing where another worker was faster
 * @param together sees to so many rows at once, for work that shares statements; where it fails, each
 * row is seen to by itself
 * @param limits other limits than the usual ones, for tests
 */
export function dueJob<Row extends DueRow>(
  services: Pick<Services, 'database' | 'jobs' | 'log'>,
  {
    name,
    cron,
    list,
    seeTo,
    together,
    limits: { runMs, page } = { runMs: RUN_MS, page: PAGE },
  }: {
    readonly name: string;
    readonly cron: string;
    list(page: DuePage): Promise<readonly Row[]>;
    seeTo(row: Row): Promise<void>;
    readonly together?: { readonly size: number; seeTo(rows: readonly Row[]): Promise<void> };
    readonly limits?: { readonly runMs: number; readonly page: number };
  },
): JobHandler<DueTask> {
  const { database, jobs, log } = services;
  const goOn = async (shard: Shard | undefined, after: DueRow) => {
    if (shard === undefined && (await jobs.hasWaiting(name, 'shard'))) return;
    const shards = shard === undefined ? allShards() : [shard];
    await database.transaction(async (tx) => {
      for (const each of shards) {
        await jobs.enqueue(tx, name, { shard: each, after } satisfies DueTask);
      }
    });
  };
  const seeToEach = async (rows: readonly Row[]) => {
    for (const row of rows) {
      try {
        await seeTo(row);
      } catch (error) {
        log.error({ err: error, job: name, id: row.id }, 'not seen to what is due');
      }
    }
  };
  const seeToSome = async (rows: readonly Row[]) => {
    if (together === undefined || rows.length === 1) return seeToEach(rows);
    try {
      await together.seeTo(rows);
    } catch (error) {
      log.warn({ err: error, job: name, rows: rows.length }, 'not seen to together');
      await seeToEach(rows);
    }
  };
  return {
    name,
    cron,
    run: async ({ shard, after }) => {
      const end = performance.now() + runMs;
      let last = after ?? null;
      for (;;) {
        const rows = await list({ after: last, shard: shard ?? null, limit: page });
        const size = together?.size ?? 1;
        for (let from = 0; from < rows.length; from += size) {
          const some = rows.slice(from, from + size);
          await seeToSome(some);
          last = some.at(-1) ?? last;
          if (performance.now() > end && last !== null) return goOn(shard, last);
        }
        if (rows.length < page) return;
      }
    },
  };
}

function allShards(): Shard[] {
  return Array.from({ length: SHARDS }, (_, number) => ({ number, count: SHARDS }));
}

/**
 * The columns, the condition and the order of a page of due rows.
 *
 * @param due a column of instants, which begins an index or follows the columns that are compared
 * with constants there
 * @param id unique
 */
export function duePage({ after, shard }: DuePage, due: SQLWrapper, id: SQLWrapper) {
  const idText = sql`${id}::text`;
  const condition: SQL | undefined = and(
    after === null
      ? undefined
      : sql`(${due}, ${idText}) > (${after.due}::timestamptz, ${after.id})`,
    shard === null
      ? undefined
      : sql`hashtext(${idText}) & ${shard.count - 1}::integer = ${shard.number}::integer`,
  );
  return {
    columns: { due: sql<string>`${due}::text`, id: sql<string>`${idText}` },
    condition,
    order: [sql`${due}`, idText],
  };
}
