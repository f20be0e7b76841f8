import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold nothing we wrote. */
const FOREIGN = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'results']);

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
      return entry.isDirectory() ? filesOf(root, path) : [path];
    });
}
