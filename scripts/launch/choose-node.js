import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.js';

/** The oldest Node that can run the built product: major and minor version. */
export const MIN_NODE = /** @type {const} */ ([22, 22]);
const SYSTEMS = { linux: 'linux', darwin: 'darwin', win32: 'win' };

/**
 * The Node to run the product with: the one npm installed for this platform when it works,
 * else the one that runs this script when it is new enough.
 *
 * @param {string} [root]
 * @returns {string | null} path of the executable, or null when neither will do
 */
export function chooseNode(root = ROOT) {
  const packaged = packagedNode(root);
  if (packaged !== null && isNewEnough(versionOf(packaged))) return packaged;
  return isNewEnough(process.versions.node) ? process.execPath : null;
}

/** The sentence for when there is none. */
export function noNodeSentence() {
  return `Wayhearth runs on Node ${MIN_NODE.join('.')} or newer, this is Node ${process.versions.node}, and npm has no newer one for ${process.platform} on ${process.arch}: please install one.`;
}

/** Whether the lockfile has a Node for this platform. */
export function hasPackagedNode(root = ROOT) {
  return readFileSync(join(root, 'package-lock.json'), 'utf8').includes(
    `"node_modules/${packageName()}"`,
  );
}

/** @param {string} root */
function packagedNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', packageName(), 'bin', file);
  return existsSync(path) ? path : null;
}

function packageName() {
  const system = SYSTEMS[/** @type {keyof typeof SYSTEMS} */ (process.platform)];
  return `node-${system ?? process.platform}-${process.arch}`;
}

/** @param {string} node */
function versionOf(node) {
  // An executable for another C library is there and yet doesn't start.
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? stdout.trim().slice(1) : '0';
}

/** @param {string} version such as `22.22.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
}
