import './launch/require-node.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runScript } from './launch/failure.js';
import { startPostgres } from './launch/postgres-cluster.js';
import { fetchMajorRelease, findNewerPostgres } from './launch/postgres-programs.js';
import { exitCode } from './launch/run-captured.js';

export { startPostgres };

/**
 * Its data are deleted at the end, so they need not outlast a loss of power. What a crash of the
 * server or of its clients must not lose is in the system's memory either way.
 */
const UNSYNCED = { fsync: 'off', full_page_writes: 'off' };

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

// As a program: with a command after `--`, runs it on a server of its own; without one, keeps the
// server until it is told to stop. With `--newest` it is the newest minor release that Debian offers,
// be it installed or not; with `--major=18` that major release.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    const separator = process.argv.indexOf('--');
    const command = separator === -1 ? [] : process.argv.slice(separator + 1);
    const options = separator === -1 ? process.argv : process.argv.slice(0, separator);
    if (options.includes('--newest')) await chooseNewest();
    const major = options.find((option) => option.startsWith('--major='))?.slice('--major='.length);
    if (major !== undefined) await chooseMajor(major);
    /** @type {Promise<NodeJS.Signals>} */
    const asked = new Promise((resolve) => {
      for (const signal of SIGNALS) process.on(signal, resolve);
    });
    const postgres = await startPostgres({ settings: UNSYNCED });
    console.log(`DATABASE_URL=${postgres.url}`);
    try {
      if (command.length > 0) return await runOn(postgres.url, command, asked);
      await asked;
      return 0;
    } finally {
      await postgres.stop();
    }
  });
}

/** Has this process, and what it starts, use the newest release that Debian offers. */
async function chooseNewest() {
  const { installed, newer } = await findNewerPostgres();
  if (newer === null) {
    console.log(`PostgreSQL ${installed.version} is installed, and nothing newer is offered.`);
    return;
  }
  console.log(
    `PostgreSQL ${newer.version}, the newest of Debian; ${installed.version} is installed.`,
  );
  process.env.POSTGRES_PROGRAMS = newer.programs;
}

/** Has this process, and what it starts, use another major release. @param {string} major */
async function chooseMajor(major) {
  const { version, programs } = await fetchMajorRelease(major);
  console.log(`PostgreSQL ${version}.`);
  process.env.POSTGRES_PROGRAMS = programs;
}

/**
 * @param {string} url
 * @param {string[]} command
 * @param {Promise<NodeJS.Signals>} asked
 * @returns {Promise<number>} its exit code
 */
async function runOn(url, [file = '', ...args], asked) {
  const child = spawn(file, args, {
    stdio: 'inherit',
    // By the second name tests are told that they may make databases there.
    env: { ...process.env, DATABASE_URL: url, TEST_DATABASE_URL: url },
  });
  asked.then((signal) => child.kill(signal));
  try {
    const [code, signal] = await once(child, 'exit');
    return exitCode(code, signal);
  } catch (error) {
    console.error(`"${file}" could not be started: ${/** @type {Error} */ (error).message}`);
    return 127;
  }
}
