import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, executeOn, type Queryable } from '../database/database.ts';
import type { ReportError } from '../telemetry/error-reports.ts';
import {
  ASIDE,
  HANDLER_SECONDS,
  type JobHandler,
  type Jobs,
  MAX_TRIES,
  QUEUE,
  QUEUES,
  type QueueName,
} from './jobs.ts';
import { fetchNext, runJob, type WorkItem } from './run-job.ts';
import { bringWaitingNearer, hasWaitingJobs, runEndedAgain } from './store.ts';

const DAY_SECONDS = 86_400;
const KEY_DAYS = 30;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const QUEUE_OPTIONS = {
  // Upper bound; a job's handler, which only a worker knows, decides how often it is tried.
  retryLimit: MAX_TRIES,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // For a worker that died during a job; longer than any handler may take.
  expireInSeconds: HANDLER_SECONDS + 15,
  retentionSeconds: KEY_DAYS * DAY_SECONDS,
  deleteAfterSeconds: 7 * DAY_SECONDS,
};

/** Library settings for the queue and for its housekeeping. */
export function bossOptions(database: Database) {
  const embedded = database.kind === 'embedded';
  return {
    db: database,
    backend: embedded ? ('pglite' as const) : ('postgres' as const),
    // Jobs that wait for other jobs are not used, so their check is turned off.
    flowIntervalSeconds: 3_600,
    bamIntervalSeconds: embedded ? 3_600 : 60,
    reindex: !embedded,
    monitorVacuum: !embedded,
  };
}

/** The queue, without workers. */
export interface Queue {
  readonly boss: PgBoss;
  prepare(): Promise<void>;
  put(
    tx: Queryable,
    item: WorkItem,
    options?: {
      key?: string | undefined;
      startAfter?: Temporal.Instant | undefined;
      aside?: boolean;
    },
  ): Promise<void>;
  /** Brings every waiting job forward by so many milliseconds. */
  passTime(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Makes the queue over a database; changes nothing until it is prepared. */
export function openQueue(database: Database, log: Logger): Queue {
  const boss = new PgBoss({ ...bossOptions(database), schedule: false, supervise: false });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue failed'));
  let preparing: Promise<void> | undefined;
  let ready = false;

  const install = async () => {
    await boss.start();
    for (const name of QUEUES) {
      await boss.createQueue(name, QUEUE_OPTIONS);
      await boss.updateQueue(name, QUEUE_OPTIONS);
      // Makes the library remember the queue. Otherwise the first `put` would look it up outside
      // the caller's transaction, and the embedded database would wait for itself.
      await boss.findJobs(name, { id: NOBODY });
    }
    ready = true;
  };

  return {
    boss,
    prepare: () => {
      preparing ??= install().catch((error: unknown) => {
        preparing = undefined;
        throw error;
      });
      return preparing;
    },
    put: async (tx, item, { key, startAfter, aside = false } = {}) => {
      if (!ready) throw new Error('the job queue was not prepared');
      await boss.send(aside ? ASIDE : QUEUE, item, {
        db: { executeSql: (text, values) => executeOn(tx, text, values) },
        ...(key === undefined
          ? {}
          : { id: jobId(item.name, key), deleteAfterSeconds: KEY_DAYS * DAY_SECONDS }),
        ...(startAfter === undefined ? {} : { startAfter: startAfter.toString() }),
      });
    },
    passTime: (ms) => bringWaitingNearer(database, ms),
    close: () => boss.stop({ close: false }),
  };
}

/** A name and key always make the same id, so that the table itself refuses a second job. */
function jobId(name: string, key: string): string {
  const hash = createHash('sha256').update(`${name}\0${key}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

interface JobsOptions {
  /**
   * False: `start` only registers the handlers; jobs run in `drain` alone, and nothing recurs.
   * For tests and one-off tools.
   */
  background?: boolean;
  /**
   * An adjustable clock: `startAfter` counts from it, and `drain` runs the jobs that it makes due.
   * Without it the clock of the database counts.
   */
  now?: () => Temporal.Instant;
  /** Learns of jobs that are given up. */
  reportError?: ReportError;
  /** Seconds between two checks for workers that died; for recurring work, half of that. */
  housekeepingSeconds?: number;
}

/** Milliseconds between two polls when there was no work. */
const POLL_MS = 2_000;
/** Milliseconds for an enqueuing transaction to commit before a worker is woken. */
const COMMIT_MS = 50;
/** Jobs aside that one server runs at once: they do little but wait. */
const ASIDE_AT_ONCE = 8;
const DRAIN_POLL_MS = 10;
/** A difference of clocks below this is ignored. */
const TURN_MS = 500;

/** The queue of jobs over either database. */
export function makeJobs(
  database: Database,
  log: Logger,
  { background = true, now, reportError, housekeepingSeconds = 30 }: JobsOptions = {},
): Jobs {
  const queue = openQueue(database, log);
  const handlers = new Map<string, JobHandler<never>>();
  const workers: Promise<void>[] = [];
  let housekeeping: Promise<PgBoss | undefined> | undefined;
  let stopping = false;
  let running = 0;
  let nap = new AbortController();
  /** Milliseconds by which the adjustable clock is ahead of the machine's. */
  const lead = () =>
    now === undefined ? 0 : now().since(Temporal.Now.instant()).total('milliseconds');
  let lastLead = lead();

  const takeNext = async (name: QueueName) => {
    running += 1;
    try {
      const job = await fetchNext(queue.boss, name);
      if (job !== undefined) await runJob(queue.boss, name, job, handlers, log, reportError);
      return job !== undefined;
    } finally {
      running -= 1;
    }
  };

  const wake = () => {
    nap.abort();
    nap = new AbortController();
  };

  const work = async () => {
    let reachable = true;
    while (!stopping) {
      let found = false;
      try {
        found = await takeNext(QUEUE);
        reachable = true;
      } catch (error) {
        // Logged once per outage, not once per check.
        if (reachable) log.warn({ err: error }, 'jobs wait: the queue can not be reached');
        reachable = false;
      }
      if (!found && !stopping) await delay(POLL_MS, null, { signal: nap.signal }).catch(() => {});
    }
  };

  /** Looks for jobs aside as one worker does, and waits for several of them at once. */
  const workAside = async () => {
    const begun = new Set<Promise<void>>();
    while (!stopping) {
      if (begun.size >= ASIDE_AT_ONCE) await Promise.race(begun);
      const job = await fetchNext(queue.boss, ASIDE).catch(() => undefined);
      if (job === undefined) {
        if (!stopping) await delay(POLL_MS, null, { signal: nap.signal }).catch(() => {});
        continue;
      }
      // A job whose end can't be recorded is tried again later.
      const run = runJob(queue.boss, ASIDE, job, handlers, log, reportError).catch(() => {});
      begun.add(run);
      void run.then(() => begun.delete(run));
    }
    await Promise.all(begun);
  };

  // The server serves by now, and its requests may leave no connection for a while.
  const beginHousekeeping = async (given: readonly JobHandler<never>[]) => {
    for (let nth = 1; !stopping; nth += 1) {
      try {
        return await keepHouse(database, log, given, housekeepingSeconds);
      } catch (error) {
        if (nth === 1) log.warn({ err: error }, 'job housekeeping waits: it can not begin');
        await delay(POLL_MS, null, { signal: nap.signal }).catch(() => {});
      }
    }
    return undefined;
  };

  return {
    prepare: queue.prepare,
    enqueue: async (tx, name, payload, { key, startAfter, aside = false } = {}) => {
      const start = startAfter?.subtract({ milliseconds: Math.round(lead()) });
      await queue.put(tx, { name, payload }, { key, startAfter: start, aside });
      if (workers.length > 0) setTimeout(wake, COMMIT_MS).unref();
    },
    runAgain: async (tx, name, key) => {
      const isFound = (await runEndedAgain(tx, jobId(name, key))) !== null;
      if (isFound && workers.length > 0) setTimeout(wake, COMMIT_MS).unref();
      return isFound;
    },
    hasWaiting: (name, field) => hasWaitingJobs(database, name, field),
    start: async (given) => {
      if (handlers.size > 0) throw new Error('jobs were started before');
      for (const handler of given) {
        if (handlers.has(handler.name)) throw new Error(`two handlers for ${handler.name}`);
        handlers.set(handler.name, handler);
      }
      await queue.prepare();
      if (!background) return;
      const concurrency = database.kind === 'embedded' ? 1 : 2;
      for (let count = 0; count < concurrency; count += 1) workers.push(work());
      workers.push(workAside());
      housekeeping = beginHousekeeping(given);
    },
    drain: async () => {
      await queue.prepare();
      const turned = lead() - lastLead;
      lastLead += turned;
      if (turned > TURN_MS) await queue.passTime(turned);
      for (;;) {
        if ((await takeNext(QUEUE)) || (await takeNext(ASIDE))) continue;
        if (running === 0) return;
        await delay(DRAIN_POLL_MS);
      }
    },
    stop: async () => {
      stopping = true;
      wake();
      await Promise.all(workers);
      await (await housekeeping)?.stop({ close: false });
      await queue.close();
    },
  };
}

/** Recovers jobs of workers that died, deletes old ones, and queues those that recur. */
async function keepHouse(
  database: Database,
  log: Logger,
  handlers: readonly JobHandler<never>[],
  seconds: number,
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...bossOptions(database),
    migrate: false,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
    cronMonitorIntervalSeconds: Math.ceil(seconds / 2),
    cronWorkerIntervalSeconds: Math.ceil(seconds / 6),
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job housekeeping failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job housekeeping warns'));
  try {
    await boss.start();
    await scheduleRecurring(boss, handlers);
  } catch (error) {
    await boss.stop({ close: false }).catch(() => {});
    throw error;
  }
  return boss;
}

async function scheduleRecurring(
  boss: PgBoss,
  handlers: readonly JobHandler<never>[],
): Promise<void> {
  const recurring = handlers.filter(({ cron }) => cron !== undefined);
  for (const { name, cron = '' } of recurring) {
    await boss.schedule(QUEUE, cron, { name, payload: {} }, { tz: 'UTC', key: name });
  }
  for (const { key } of await boss.getSchedules(QUEUE)) {
    if (!recurring.some(({ name }) => name === key)) await boss.unschedule(QUEUE, key);
  }
}
