import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { patiently } from '../database/patience.ts';
import type { ReportError } from '../telemetry/error-reports.ts';
import { jobSeconds } from '../telemetry/instruments.ts';
import { openSpan } from '../telemetry/tracing.ts';
import {
  DEFAULT_TRIES,
  HANDLER_SECONDS,
  type JobHandler,
  MAX_TRIES,
  type QueueName,
} from './jobs.ts';

/** Any job of this queue: its handler's name and its payload. */
export interface WorkItem {
  name: string;
  payload: object;
}

type FetchedJob = JobWithMetadata<WorkItem>;

/** Takes the next job of a queue that is due; undefined without one. */
export async function fetchNext(boss: PgBoss, queue: QueueName): Promise<FetchedJob | undefined> {
  return (await boss.fetch<WorkItem>(queue, { includeMetadata: true }))[0];
}

/**
 * Runs a job that was taken, and records its result.
 *
 * @throws when the database can't be reached; the job is then tried again later
 */
export async function runJob(
  boss: PgBoss,
  queue: QueueName,
  job: FetchedJob,
  handlers: ReadonlyMap<string, JobHandler<never>>,
  log: Logger,
  reportError?: ReportError,
): Promise<void> {
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
      await span.run(() => inTime(patiently(() => handler.run(payload as never))));
      await boss.complete(queue, job.id);
      measure('done');
      log.debug(about, 'job done');
      return;
    } catch (error) {
      failure = error;
    }
  }
  await boss.fail(queue, job.id, { message: getErrorMessage(failure) });
  if (job.retryCount + 1 >= tries) {
    await boss.cancel(queue, job.id);
    measure('given-up');
    log.error({ ...about, err: failure }, 'job given up');
    reportError?.(failure, { route: name, id: job.id });
  } else {
    measure('failed');
    log.warn({ ...about, err: failure }, 'job failed, will be tried again');
  }
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
