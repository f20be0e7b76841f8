import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian.js';
import { Failure } from './failure.js';

const DEBIAN = '/usr/lib/postgresql';
const OTHERS = [
  '/opt/homebrew/opt/postgresql@18/bin',
  '/opt/homebrew/opt/postgresql@17/bin',
  '/opt/homebrew/bin',
  '/usr/local/bin',
];

/**
 * The folder of PostgreSQL's programs, the newest there is; Debian's package is installed when
 * there is none.
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

/** @returns {string | null} the folder of the newest that is installed */
export function newestPrograms() {
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
