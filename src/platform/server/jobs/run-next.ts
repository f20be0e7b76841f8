import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { DEFAULT_TRIES, HANDLER_SECONDS, type JobHandler, MAX_TRIES } from './jobs.ts';
import { QUEUE, type WorkItem } from './open-queue.ts';

/**
 * Takes the next job that is due, runs it and records what came of it.
 *
 * @returns false when nothing was due
 * @throws when the database can't be reached; a job in hand is then tried again later
 */
export async function runNext(
  boss: PgBoss,
  handlers: ReadonlyMap<string, JobHandler<never>>,
  log: Logger,
): Promise<boolean> {
  const [job] = await boss.fetch<WorkItem>(QUEUE, { includeMetadata: true });
  if (job === undefined) return false;
  const { name, payload } = job.data;
  const handler = handlers.get(name);
  // A job this version doesn't know may be for the next one, which is about to start.
  const tries = handler === undefined ? MAX_TRIES : triesOf(handler);
  const about = { job: name, jobId: job.id, try: job.retryCount + 1 };

  let failure: unknown;
  if (job.retryCount >= tries) {
    failure = new Error('no worker survived it');
  } else {
    try {
      if (handler === undefined) throw new Error(`no handler for ${name}`);
      await inTime(handler.run(payload as never));
      await boss.complete(QUEUE, job.id);
      log.debug(about, 'job done');
      return true;
    } catch (error) {
      failure = error;
    }
  }
  await boss.fail(QUEUE, job.id, { message: messageOf(failure) });
  if (job.retryCount + 1 >= tries) {
    await boss.cancel(QUEUE, job.id);
    log.error({ ...about, err: failure }, 'job given up');
  } else {
    log.warn({ ...about, err: failure }, 'job failed, will be tried again');
  }
  return true;
}

/** Tries a handler is given. */
function triesOf(handler: JobHandler<never>): number {
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
