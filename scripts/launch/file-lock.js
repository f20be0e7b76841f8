import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 250;
const BEAT_MS = 2_000;
/** A holder that has not touched its file for this long has died. */
const DEAD_AFTER_MS = 20_000;

/**
 * Does work that two processes must not do at once, such as filling node_modules: waits until
 * the other is done or gone.
 *
 * @template T
 * @param {string} file exists while a process holds the lock
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let hasWarned = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === null) rmSync(file, { force: true });
    else {
      if (!hasWarned) console.log(`Process ${holder} is preparing this folder; waiting for it.`);
      hasWarned = true;
      await wait(POLL_MS);
    }
  }
  const release = () => rmSync(file, { force: true });
  const beat = setInterval(() => touch(file), BEAT_MS);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/**
 * A link appears with its content or not at all, so nobody reads a half-written name.
 *
 * @param {string} file
 */
function take(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Someone deleted it by hand; the work goes on.
  }
}

/**
 * @param {string} file
 * @returns {string | null} the process that holds the lock, or null when it has died
 */
function holderOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || Date.now() - stats.mtimeMs > DEAD_AFTER_MS) return null;
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
