import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.js';
import { exitCode } from './run-captured.js';

const STOP_ON_DISCONNECT = new URL('stop-on-disconnect.js', import.meta.url).href;

/** Compiled once, opened by every later start; gone with the build it belongs to. */
const COMPILED = join(ROOT, 'dist', '.compiled');

/** npm passes a Ctrl-C on that the terminal has sent already: within this time they are one. */
const SAME_SIGNAL_MS = 800;

/**
 * Runs a program in the foreground until it ends. The first signal to stop is passed on once,
 * a second one kills the program and all that it started.
 *
 * @param {string} node
 * @param {readonly string[]} args file and arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function runProgram(node, args, env = process.env) {
  return new Promise((resolve, reject) => {
    // In a group of its own a terminal's Ctrl-C reaches it through us alone, hence once.
    const ownGroup = process.platform !== 'win32';
    const child = spawn(node, ['--import', STOP_ON_DISCONNECT, ...args], {
      cwd: ROOT,
      env: { NODE_COMPILE_CACHE: COMPILED, ...env },
      detached: ownGroup,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    let asked = Number.POSITIVE_INFINITY;
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      const now = performance.now();
      if (asked === Number.POSITIVE_INFINITY) {
        asked = now;
        child.kill(signal);
      } else if (now - asked > SAME_SIGNAL_MS) {
        kill(child, ownGroup);
      }
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} ownGroup
 */
function kill(child, ownGroup) {
  if (ownGroup && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}
