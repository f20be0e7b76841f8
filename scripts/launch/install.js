import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { step } from '../../src/platform/server/start/progress.js';
import { Failure } from './failure.js';
import { ROOT } from './root.js';
import { runCaptured } from './run-captured.js';

/**
 * Whether every package of the lockfile is there in its locked version. Compares what npm wrote
 * down when it finished (an install that was cut short wrote nothing), not times: a checkout or
 * a copy changes those.
 *
 * @param {string} [root]
 */
export function isInstalled(root = ROOT) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null) throw new Failure('package-lock.json is missing or damaged.');
  if (present === null) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional, peer }]) => {
    if (path === '') return true;
    const found = present[path];
    // A package for another platform is rightly absent.
    if (found === undefined) return optional === true || devOptional === true || peer === true;
    return found.version === version;
  });
}

/**
 * Installs the packages of the lockfile, development tools included; tries twice, since a
 * registry can be away for a moment.
 *
 * @param {string} [root]
 */
export async function install(root = ROOT) {
  try {
    await step('Installing packages', () => installAll(root));
  } catch {
    await step('Installing packages once more', () => installAll(root));
  }
}

/** @param {string} root */
function installAll(root) {
  return runNpm(root, ['ci', '--include=dev', '--include=optional']);
}

/**
 * Runs npm in a folder.
 *
 * @param {string} root
 * @param {readonly string[]} asked its command and options
 * @throws Failure with what npm printed
 */
export async function runNpm(root, asked) {
  const [command, ...args] = npmCommand();
  const { code, output } = await runCaptured(command, [...args, ...asked], { cwd: root });
  if (code === 0) return;
  throw new Failure('The packages could not be installed; what npm said stands above.', output);
}

/**
 * npm as a command: the one that runs us, the one beside this Node, or the one on the path.
 *
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const beside = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  for (const file of candidates) {
    if (file?.endsWith('npm-cli.js') && existsSync(file)) return [process.execPath, file];
  }
  return ['npm'];
}

/** @param {string} file */
function readPackages(file) {
  try {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return /** @type {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>} */ (
      packages
    );
  } catch {
    return null;
  }
}
