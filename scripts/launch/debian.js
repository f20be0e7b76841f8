import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { step } from '../../src/platform/server/start/progress.js';
import { Failure } from './failure.js';
import { runCaptured } from './run-captured.js';

/**
 * Installs a Debian package, where there is apt and we are root or may become it unasked.
 *
 * @param {string} name
 * @throws Failure saying what to do by hand
 */
export async function installDebianPackage(name) {
  const prefix = await rootPrefix();
  if (prefix === null) {
    throw new Failure(`Please install the package "${name}"; this account may not do it unasked.`);
  }
  const apt = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return runCaptured(command, rest, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  // Another test may be installing another package.
  const lock = ['-o', 'DPkg::Lock::Timeout=300'];
  const add = () => apt('install', ...lock, '--yes', '--no-install-recommends', name);
  await step(`Installing Debian's ${name}`, async () => {
    if ((await add()).code === 0) return;
    // The lists of a fresh machine are empty, those of an old one name files that are gone.
    await apt('update');
    const { code, output } = await add();
    if (code !== 0) throw new Failure(`Debian's ${name} could not be installed.`, output);
  });
}

/**
 * The versions of a package that Debian's archives offer now, as apt knows them.
 *
 * @param {string} name
 * @returns {Promise<string[]>} none where there is no apt, or no such package
 */
export async function offeredVersions(name) {
  if (!existsSync('/usr/bin/apt-get')) return [];
  const prefix = await rootPrefix();
  if (prefix !== null) {
    const [command = '', ...rest] = [...prefix, 'apt-get', 'update'];
    // Without the network the lists of before say what was offered then.
    await step("Asking Debian's archives", () => runCaptured(command, rest), { quietMs: 5_000 });
  }
  // A line each: " postgresql-15 | 15.20-0+deb12u1 | http://deb.debian.org/… Packages".
  const { output } = await runCaptured('apt-cache', ['madison', name]);
  const rows = output.split('\n').map((line) => line.split('|').map((part) => part.trim()));
  return rows.flatMap(([found, version]) => (found === name && version ? [version] : []));
}

/**
 * Downloads packages and unpacks them into a folder of their own, beside what is installed and
 * without changing it. A folder that an earlier run has filled is used again.
 *
 * @param {readonly string[]} names
 * @param {string} version of all of them
 * @returns {Promise<string>} the folder, below which the files stand as they would below `/`
 * @throws Failure when they can't be downloaded
 */
export async function unpackDebianPackages(names, version) {
  const account = process.getuid?.() ?? 0;
  // Not below the project: the account that runs what is unpacked may not be allowed to walk there.
  const folder = join(tmpdir(), `wayhearth-${names[0]}-${version}-${account}`);
  if (existsSync(folder)) {
    if (statSync(folder).uid === account) return folder;
    throw new Failure(`${folder} belongs to another account; please delete it.`);
  }
  const draft = mkdtempSync(join(dirname(folder), 'wayhearth-unpacked-'));
  try {
    await step(`Unpacking Debian's ${names.join(', ')} ${version}`, async () => {
      // It writes them where it runs, and checks them against the signed lists.
      await runOrFail('apt-get', ['download', ...names.map((name) => `${name}=${version}`)], draft);
      const unpacked = join(draft, 'unpacked');
      mkdirSync(unpacked);
      chmodSync(unpacked, 0o755);
      for (const file of readdirSync(draft).filter((each) => each.endsWith('.deb'))) {
        await runOrFail('dpkg-deb', ['--extract', file, unpacked], draft);
      }
      renameSync(unpacked, folder);
    });
    return folder;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function runOrFail(command, args, cwd) {
  const { code, output } = await runCaptured(command, args, { cwd });
  if (code !== 0) throw new Failure(`${command} ${args[0]} failed.`, output);
}

/** @returns {Promise<string[] | null>} what goes before apt-get, or null when it is of no use */
async function rootPrefix() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  const { code } = await runCaptured('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive'] : null;
}
