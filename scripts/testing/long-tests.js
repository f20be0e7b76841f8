import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launch/root.js';
import { filesOf } from '../walk.js';

const TEST_FILE = /^(?:src|demo|scripts)\/.+\.test\.(?:tsx?|js)$/;
const TAG = '/** @module-tag long */\n';

/**
 * Whether a file of tests states in its first line that it is long: it takes ten seconds and more
 * where others run beside it. Only `--full` runs it, and begins with it.
 *
 * @param {string} path absolute
 */
export function isLong(path) {
  return readFileSync(path, 'utf8').startsWith(TAG);
}

/**
 * The long files of tests, by their paths in the repository.
 *
 * @param {string} [root]
 */
export function listLongTests(root = ROOT) {
  return filesOf(root).filter((path) => TEST_FILE.test(path) && isLong(join(root, path)));
}
