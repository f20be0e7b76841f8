import { parentPort } from 'node:worker_threads';
import {
  type ReadCalendar,
  type ReadingRules,
  readCalendar,
  UnreadableCalendar,
} from './read-calendar.ts';

/** A calendar to be read by the thread. */
export interface ReadingTask {
  readonly id: number;
  readonly text: string;
  readonly rules: ReadingRules;
}

export type ReadingResult =
  | { readonly id: number; readonly calendar: ReadCalendar }
  | { readonly id: number; readonly problem: UnreadableCalendar['problem'] };

// Reads calendars of strangers apart from the server's own thread: one of 20,000 events takes half
// a second, and a rule that repeats without an end has to be ended from outside.
parentPort?.on('message', ({ id, text, rules }: ReadingTask) => {
  let result: ReadingResult;
  try {
    result = { id, calendar: readCalendar(text, rules) };
  } catch (error) {
    // Whatever the library throws at a calendar means that it can't be taken over.
    result = { id, problem: error instanceof UnreadableCalendar ? error.problem : 'unreadable' };
  }
  parentPort?.postMessage(result);
});
