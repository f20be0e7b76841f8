import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of folders that hold nothing we wrote. */
const FOREIGN = new Set(['node_modules', 'dist', 'release', 'test-results', 'playwright-report']);
/** Where benchmarks write what they measured; folders of pages may have the same name. */
const MEASURED = 'bench/results';

/**
 * The files below a folder that people wrote, in order.
 *
 * @param {string} root
 * @param {string} [folder] below the root
 * @returns {string[]} relative to the root, with forward slashes
 */
export function filesOf(root, folder = '') {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (FOREIGN.has(entry.name) || entry.name.startsWith('.')) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (path === MEASURED) return [];
      return entry.isDirectory() ? filesOf(root, path) : [path];
    });
}
