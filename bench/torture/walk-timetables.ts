import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { anyTimetable } from '#features/experiences/server/testing/any-timetable.ts';
import { timetableFault } from '#features/experiences/server/testing/timetable-fault.ts';

/** What one processor walks. */
export interface Walk {
  readonly runs: number;
  readonly seed: number;
}

const { runs, seed } = workerData as Walk;
const {
  failed,
  counterexample,
  seed: used,
} = fc.check(
  fc.property(anyTimetable, ({ entry, range }) => timetableFault(entry, range) === null),
  { numRuns: runs, seed },
);
const [found] = counterexample ?? [];
parentPort?.postMessage(
  failed && found !== undefined
    ? `${timetableFault(found.entry, found.range)}: ${JSON.stringify(found)} (seed ${used})`
    : null,
);
