import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './root.js';

const KEEP_CHARACTERS = 200_000;
const KILL_AFTER_MS = 3_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * Runs a program to its end and keeps what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean }} [options] `show`: print as it comes
 * @returns {Promise<{ code: number, output: string }>} code 127 when it can't be started;
 *   128 and the signal's number when one ended it
 */
export function runCaptured(command, args, { env = process.env, cwd = ROOT, show = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      env,
      cwd,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    const keep = (/** @type {string} */ chunk) => {
      output = (output + chunk).slice(-KEEP_CHARACTERS);
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      // Whoever waits would go on with the next step; when we are ending there is none.
      if (!stopping) resolve({ code: exitCode(code, signal), output });
    });
  });
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return signal === null ? (code ?? 1) : 128 + constants.signals[signal];
}

/**
 * Ends this process, and whatever it is running, when it is asked to stop. A `runCaptured` that is
 * under way then never comes back.
 *
 * @param {number} code what it ends with
 * @param {() => void | Promise<void>} [cleanUp]
 * @returns {() => void} takes the handlers off again
 */
export function endOnSignal(code, cleanUp = () => {}) {
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (stopping) return;
    stopping = true;
    // Off the line on which a terminal shows ^C and our progress.
    if (process.stdout.isTTY) process.stdout.write('\n');
    const kill = setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
    }, KILL_AFTER_MS);
    const ends = [...running].map((child) => new Promise((done) => child.once('close', done)));
    for (const child of running) child.kill(signal);
    await Promise.all(ends);
    clearTimeout(kill);
    await cleanUp();
    process.exit(code);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
