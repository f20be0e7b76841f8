import type { Queryable } from '../database/database.ts';

/** Jobs share one queue, so that an idle server polls once and not once per handler. */
export const QUEUE = 'work';
/** But those that wait for machines of strangers, whose owners could have all workers wait. */
export const ASIDE = 'aside';
/** The queues, each with all handlers. */
export const QUEUES = [QUEUE, ASIDE] as const;
export type QueueName = (typeof QUEUES)[number];

/** Default number of tries of a job. */
export const DEFAULT_TRIES = 5;
/** Tries of any job at most. */
export const MAX_TRIES = 25;
/** Seconds after which a handler that has not returned counts as failed. */
export const HANDLER_SECONDS = 75;

/** Work that happens after, or apart from, a request. The payload must be serializable as JSON. */
export interface JobHandler<Payload = unknown> {
  /** `feature.verb-phrase`. */
  readonly name: string;
  /**
   * Must be safe to run twice: a worker may die after its effect and before its receipt. Has 75
   * seconds; longer work is split into several jobs.
   */
  run(payload: Payload): Promise<void>;
  /** Tries before the job fails, 5 by default, 25 at most; waits grow exponentially. */
  readonly retries?: number;
  /** Cron expression (UTC) for work that recurs; two workers never run one tick twice. */
  readonly cron?: string;
}

/** The queue of jobs, in the same database. */
export interface Jobs {
  /**
   * Installs the queue where it is missing. Must be awaited once before the first `enqueue`; cheap
   * when everything is there, and safe to call from several servers at once.
   */
  prepare(): Promise<void>;
  /**
   * Queues a job in the transaction of its cause: it exists if and only if that commits.
   *
   * @param options.key at most one job with this name and key is ever queued; an ended one is
   * remembered for 30 days
   * @param options.startAfter not before this instant, by the clock of the database
   * @param options.aside for one that waits for a machine of a stranger's: it has a queue of its own,
   * so that however long that takes, mails and payments wait no longer
   * @throws Error when the queue was not prepared
   */
  enqueue(
    tx: Queryable,
    name: string,
    payload: object,
    options?: { key?: string; startAfter?: Temporal.Instant; aside?: boolean },
  ): Promise<void>;
  /**
   * Runs the job with a name and key again that has ended, however it did.
   *
   * @returns false where none is remembered, or where it hasn't ended
   */
  runAgain(tx: Queryable, name: string, key: string): Promise<boolean>;
  /** Whether jobs of a handler whose payloads have a field wait or run. */
  hasWaiting(name: string, field: string): Promise<boolean>;
  /** Starts to run the registered handlers. */
  start(handlers: readonly JobHandler<never>[]): Promise<void>;
  /** Runs all jobs that are due now and returns when nothing is left; for tests and `--drain`. */
  drain(): Promise<void>;
  /** Finishes running jobs, starts no new ones. */
  stop(): Promise<void>;
}
