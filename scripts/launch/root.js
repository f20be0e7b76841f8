import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The program a package brings, as a file that Node can run.
 *
 * @param {string} packageName such as `typescript`
 * @param {string} [program] such as `tsc`; the package's own name unless told
 * @param {string} [root]
 * @returns {string} absolute path
 */
export function programOf(packageName, program = packageName, root = ROOT) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}
