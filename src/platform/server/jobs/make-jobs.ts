import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, executeOn, type Queryable } from '../database/database.ts';
import type { ReportError } from '../telemetry/error-reports.ts';
import { jobSeconds } from '../telemetry/instruments.ts';
import { openSpan } from '../telemetry/tracing.ts';
import { DEFAULT_TRIES, HANDLER_SECONDS, type JobHandler, type Jobs, MAX_TRIES } from './jobs.ts';
import { bringWaitingNearer, hasWaitingJobs, runEndedAgain } from './store.ts';

/** All jobs share one queue, so that an idle server polls once and not once per handler. */
export const QUEUE = 'work';

const DAY_SECONDS = 86_400;
const KEY_DAYS = 30;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Any job of this queue: its handler's name and its payload. */
export interface WorkItem {
  name: string;
  payload: object;
}

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
  put(tx: Queryable, item: WorkItem, key?: string, startAfter?: Temporal.Instant): Promise<void>;
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
    await boss.createQueue(QUEUE, QUEUE_OPTIONS);
    await boss.updateQueue(QUEUE, QUEUE_OPTIONS);
    // Makes the library remember the queue. Otherwise the first `put` would look it up outside
    // the caller's transaction, and the embedded database would wait for itself.
    await boss.findJobs(QUEUE, { id: NOBODY });
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
    put: async (tx, item, key, startAfter) => {
      if (!ready) throw new Error('the job queue was not prepared');
      await boss.send(QUEUE, item, {
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

  const takeNext = async () => {
    running += 1;
    try {
      return await runNext(queue.boss, handlers, log, reportError);
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
        found = await takeNext();
        reachable = true;
      } catch (error) {
        // Logged once per outage, not once per check.
        if (reachable) log.warn({ err: error }, 'jobs wait: the queue can not be reached');
        reachable = false;
      }
      if (!found && !stopping) await delay(POLL_MS, null, { signal: nap.signal }).catch(() => {});
    }
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
    enqueue: async (tx, name, payload, { key, startAfter } = {}) => {
      const start = startAfter?.subtract({ milliseconds: Math.round(lead()) });
      await queue.put(tx, { name, payload }, key, start);
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
      housekeeping = beginHousekeeping(given);
    },
    drain: async () => {
      await queue.prepare();
      const turned = lead() - lastLead;
      lastLead += turned;
      if (turned > TURN_MS) await queue.passTime(turned);
      for (;;) {
        if (await takeNext()) continue;
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

/**
 * Takes the next job that is due, runs it and records its result.
 *
 * @returns false when nothing was due
 * @throws when the database can't be reached; a started job is then tried again later
 */
async function runNext(
  boss: PgBoss,
  handlers: ReadonlyMap<string, JobHandler<never>>,
  log: Logger,
  reportError?: ReportError,
): Promise<boolean> {
  const [job] = await boss.fetch<WorkItem>(QUEUE, { includeMetadata: true });
  if (job === undefined) return false;
  const { name, payload } = job.data;
  const handler = handlers.get(name);
  // A job this version doesn't know may be for the next one, which is about to start.
  const tries = handler === undefined ? MAX_TRIES : countTries(handler);
  const about = { job: name, jobId: job.id, try: job.retryCount + 1 };

  const started = performance.now();
  const span = openSpan({
    name: `job ${name}`,
    kind: 'consumer',
    attributes: { 'wayhearth.job': name, 'wayhearth.job_id': job.id },
  });
  const measure = (outcome: 'done' | 'failed' | 'given-up') => {
    jobSeconds.observe({ handler: name, outcome }, (performance.now() - started) / 1_000);
    span.end({ attributes: { 'wayhearth.outcome': outcome }, failed: outcome !== 'done' });
  };

  let failure: unknown;
  if (job.retryCount >= tries) {
    failure = new Error('no worker survived it');
  } else {
    try {
      if (handler === undefined) throw new Error(`no handler for ${name}`);
      await span.run(() => inTime(handler.run(payload as never)));
      await boss.complete(QUEUE, job.id);
      measure('done');
      log.debug(about, 'job done');
      return true;
    } catch (error) {
      failure = error;
    }
  }
  await boss.fail(QUEUE, job.id, { message: getErrorMessage(failure) });
  if (job.retryCount + 1 >= tries) {
    await boss.cancel(QUEUE, job.id);
    measure('given-up');
    log.error({ ...about, err: failure }, 'job given up');
    reportError?.(failure, { route: name, id: job.id });
  } else {
    measure('failed');
    log.warn({ ...about, err: failure }, 'job failed, will be tried again');
  }
  return true;
}

/** Number of tries of a handler. */
function countTries(handler: JobHandler<never>): number {
  return Math.min(handler.retries ?? DEFAULT_TRIES, MAX_TRIES);
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not done within ${HANDLER_SECONDS} seconds`)),
      HANDLER_SECONDS * 1_000,
    );
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
