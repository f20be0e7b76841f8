import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a build was made from: for each file its size, its time and its content's hash. Size and
 * time spare reading a file again; only the content decides.
 *
 * @typedef {Record<string, { size: number, time: number, hash: string }>} Inputs
 */

const TEST_FILE = /\.test\.(?:ts|tsx|js)$/;

/**
 * Takes stock of the files a build reads.
 *
 * @param {string} root
 * @param {readonly string[]} paths files and folders under the root; a missing one is left out
 * @param {Inputs} [known] an earlier stock, to spare reading what has not been touched
 * @returns {Inputs} by path, in order
 */
export function takeStock(root, paths, known = {}) {
  /** @type {Inputs} */
  const stock = {};
  for (const path of paths.flatMap((each) => filesUnder(root, each)).sort()) {
    const { size, mtimeMs: time } = statSync(join(root, path));
    const before = known[path];
    const hash =
      before !== undefined && before.size === size && before.time === time
        ? before.hash
        : createHash('sha256')
            .update(readFileSync(join(root, path)))
            .digest('hex');
    stock[path] = { size, time, hash };
  }
  return stock;
}

/**
 * @param {Inputs} one
 * @param {Inputs} other
 */
export function isSameContent(one, other) {
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length &&
    paths.every((path) => one[path]?.hash === other[path]?.hash)
  );
}

/**
 * @param {string} file
 * @returns {Inputs | null} null when there is none that can be read
 */
export function readStock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {string} file
 * @param {Inputs} stock
 */
export function writeStock(file, stock) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stock));
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} with forward slashes on every system
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return TEST_FILE.test(path) ? [] : [path];
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(root, `${path}/${name}`));
}
