import { fileURLToPath } from 'node:url';
import { ROOT } from './launch/root.js';

/**
 * Runs a check on the repository when its file was started as a program; does nothing when it
 * was imported.
 *
 * @param {string} url `import.meta.url` of the check
 * @param {(root: string) => readonly string[] | Promise<readonly string[]>} check gives what is wrong, a line each
 */
export async function runCheck(url, check) {
  if (process.argv[1] !== fileURLToPath(url)) return;
  const problems = await check(ROOT);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
