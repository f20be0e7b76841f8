import './launch/require-node.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScript } from './launch/failure.js';
import { startPostgres } from './launch/postgres-cluster.js';
import {
  fetchMajorRelease,
  findNewerPostgres,
  unprivilegedAccount,
} from './launch/postgres-programs.js';
import { exitCode } from './launch/run-captured.js';
import { planLogSettings, readScans } from './launch/scan-log.js';

export { startPostgres };

/**
 * Its data are deleted at the end, so they need not outlast a loss of power. What a crash of the
 * server or of its clients must not lose is in the system's memory either way.
 */
const UNSYNCED = { fsync: 'off', full_page_writes: 'off' };

/** Has tests write the cause of each statement into it (`attribute-statements.ts`). */
const ATTRIBUTING = { ATTRIBUTE_STATEMENTS: 'on' };

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

// As a program: with a command after `--`, runs it on a server of its own; without one, keeps the
// server until it is told to stop. With `--newest` it is the newest minor release that Debian offers,
// be it installed or not; with `--major=18` that major release. With `--scans` it avoids
// scans of whole tables, and prints those that the command's tests needed all the same; one of a table
// that grows is a failure.
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
    const listsScans = options.includes('--scans');
    const log = listsScans ? makeLogFolder() : null;
    const postgres = await startPostgres({
      settings: { ...UNSYNCED, ...(log === null ? {} : planLogSettings(log)) },
    });
    console.log(`DATABASE_URL=${postgres.url}`);
    try {
      if (command.length === 0) {
        await asked;
        return 0;
      }
      const code = await runOn(postgres.url, command, asked, log === null ? {} : ATTRIBUTING);
      if (log === null) return code;
      const scans = await readScans(log, await listPartialIndexes(postgres.url));
      printScans(scans);
      return code === 0 && scans.length > 0 ? 1 : code;
    } finally {
      await postgres.stop();
      if (log !== null) rmSync(log, { recursive: true, force: true });
    }
  });
}

/** @returns {string} a new folder that the server's account may write */
function makeLogFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-plans-'));
  const { uid, gid } = unprivilegedAccount();
  if (uid !== undefined) chownSync(folder, uid, gid ?? uid);
  return folder;
}

/**
 * Indexes of the databases that tests are cloned from, of which some hold only some rows.
 *
 * @param {string} url
 * @returns {Promise<ReadonlySet<string>>} the names of those
 */
async function listPartialIndexes(url) {
  // Loaded here: without this option the program runs before anything is installed.
  const { default: pg } = await import('pg');
  /** @param {string} database @param {string} text */
  const read = async (database, text) => {
    const address = new URL(url);
    if (database !== '') address.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: address.toString() });
    await client.connect();
    try {
      const { rows } = await client.query({ text, rowMode: 'array' });
      return rows.map(([first]) => String(first));
    } finally {
      await client.end();
    }
  };
  const databases = await read(
    '',
    "select datname from pg_database where datname like 'template\\_%'",
  );
  const indexes = await Promise.all(
    databases.map((database) =>
      read(database, 'select indexrelid::regclass::text from pg_index where indpred is not null'),
    ),
  );
  return new Set(indexes.flat());
}

/** @param {readonly import('./launch/scan-log.js').FoundScan[]} scans */
function printScans(scans) {
  console.log(
    scans.length === 0
      ? 'No statement of the product needs to read a whole table that grows.'
      : 'These read a whole table that grows (allow them in scripts/launch/allowed-scans.js):',
  );
  for (const { table, index, filter, cause, statement } of scans) {
    console.log(`${table}${index === null ? '' : ` by ${index}`} ${filter}`);
    console.log(`  ${cause}: ${statement.slice(0, 300)}`);
  }
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
 * @param {Record<string, string>} env
 * @returns {Promise<number>} its exit code
 */
async function runOn(url, [file = '', ...args], asked, env) {
  const child = spawn(file, args, {
    stdio: 'inherit',
    // By the second name tests are told that they may make databases there.
    env: { ...process.env, ...env, DATABASE_URL: url, TEST_DATABASE_URL: url },
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
