import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Queryable } from '../database/database.ts';
import { executeOn } from '../database/raw-statement.ts';
import { HANDLER_SECONDS, MAX_TRIES } from './jobs.ts';
import { bringWaitingNearer } from './store.ts';

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
