import { Worker } from 'node:worker_threads';
import type { ReadingResult, ReadingTask } from './calendar-thread.ts';
import { type ReadCalendar, type ReadingRules, UnreadableCalendar } from './read-calendar.ts';

/** Milliseconds for one calendar: twenty times what one of 20,000 events takes. */
const READ_MS = 10_000;
/** A calendar of 2 MB takes a tenth of it. */
const MAX_MEGABYTES = 512;

/** The thread's file, next to this one in the sources as in the build. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-thread.ts' : './calendar-thread.js',
  import.meta.url,
);

/** The thread, made when the first calendar comes, and again after one that it didn't survive. */
let thread: Worker | null = null;
let lastId = 0;
/** Ends when the calendars before have been read: one at a time, so that each has its time. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Reads a calendar in a thread of its own, which a calendar without an end doesn't survive.
 *
 * @throws UnreadableCalendar
 */
export function readInThread(text: string, rules: ReadingRules): Promise<ReadCalendar> {
  const reading = queue.then(() => readNext(text, rules));
  queue = reading.catch(() => {});
  return reading;
}

function readNext(text: string, rules: ReadingRules): Promise<ReadCalendar> {
  lastId += 1;
  const task: ReadingTask = { id: lastId, text, rules };
  const worker = thread ?? openThread();
  return new Promise((resolve, reject) => {
    const giveUp = (cause?: unknown) => {
      stop();
      thread = null;
      void worker.terminate();
      reject(new UnreadableCalendar('unreadable', { cause }));
    };
    const timer = setTimeout(giveUp, READ_MS);
    const answer = (result: ReadingResult) => {
      if (result.id !== task.id) return;
      stop();
      if ('calendar' in result) resolve(result.calendar);
      else reject(new UnreadableCalendar(result.problem));
    };
    const stop = () => {
      clearTimeout(timer);
      worker.off('message', answer).off('error', giveUp).off('exit', giveUp);
      worker.unref();
    };
    worker.on('message', answer).once('error', giveUp).once('exit', giveUp);
    worker.ref();
    worker.postMessage(task);
  });
}

function openThread(): Worker {
  const worker = new Worker(THREAD, {
    name: 'calendars',
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  thread = worker;
  return worker;
}
