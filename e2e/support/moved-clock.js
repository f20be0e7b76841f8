import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import awaited from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/**
 * Moves the clock of a process, for stories that take months. Loaded before the product in each of
 * its threads (`NODE_OPTIONS=--import=…`); the file that `MOVED_CLOCK` names says by how many
 * milliseconds the clock is ahead, and may change while the process runs. The embedded database
 * takes its time from `Date`, so the `now()` of SQL moves too.
 *
 * Timers count real time. Intervals and awaited waits of some seconds, as of a queue between two
 * looks, are a tenth as long, so that jobs which have become due are seen to at once. Timers with a
 * callback are left alone, since they guard against work that hangs.
 */

const FILE = process.env.MOVED_CLOCK ?? '';
/** Real milliseconds for which the offset that was read counts. */
const READ_MS = 10;
/** Milliseconds between two looks whether the parent still runs. */
const PARENT_MS = 500;
/** Waits that are shortened, in milliseconds. */
const SHORTENED = { min: 1_000, max: 15_000, divisor: 10 };

const MachineDate = globalThis.Date;
const machineNow = MachineDate.now;
let offset = 0;
let readAt = Number.NEGATIVE_INFINITY;

/** Milliseconds since 1970 by the moved clock. */
function now() {
  const since = performance.now();
  if (since - readAt > READ_MS) {
    offset = Number(readFileSync(FILE, 'utf8'));
    readAt = since;
  }
  return machineNow() + offset;
}

MachineDate.now = now;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(
      target,
      args.length === 0 ? [now()] : args,
      newTarget === globalThis.Date ? target : newTarget,
    ),
  apply: () => new MachineDate(now()).toString(),
});

const { timeZoneId } = Temporal.Now;
const instant = () => Temporal.Instant.fromEpochMilliseconds(now());
const zoned = (zone = timeZoneId()) => instant().toZonedDateTimeISO(zone);
Object.assign(Temporal.Now, {
  instant,
  zonedDateTimeISO: zoned,
  plainDateTimeISO: (zone) => zoned(zone).toPlainDateTime(),
  plainDateISO: (zone) => zoned(zone).toPlainDate(),
  plainTimeISO: (zone) => zoned(zone).toPlainTime(),
});

/** Real milliseconds of a wait. */
function shorten(ms) {
  return ms >= SHORTENED.min && ms <= SHORTENED.max ? ms / SHORTENED.divisor : ms;
}

const { setInterval } = globalThis;
globalThis.setInterval = (callback, ms, ...args) => setInterval(callback, shorten(ms), ...args);
timers.setInterval = globalThis.setInterval;
const waitFor = awaited.setTimeout;
awaited.setTimeout = (ms, ...args) => waitFor(shorten(ms), ...args);
syncBuiltinESMExports();

// A run of tests that is killed can't stop its servers, so they stop by themselves.
const parent = process.ppid;
if (isMainThread) {
  const timer = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_MS);
  timer.unref();
}
