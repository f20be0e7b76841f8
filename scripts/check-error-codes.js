import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCheck } from './run-check.js';
import { filesOf } from './walk.js';

/** Where what a call is refused with is looked at: tests, and the tables that one of them runs. */
const TRIED = /\.test\.tsx?$|\/testing\/permissions\/[\w-]+\.ts$/;
/** A line that only speaks about the code. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const QUOTED = /(['"`])([a-z]+(?:-[a-z]+)*)\1/g;

/**
 * Codes of refusal that no test asks for. That each has a status and a text, the types see to
 * (`entry/error-table.ts`).
 *
 * @param {string} root
 * @param {readonly string[]} [codes]
 * @returns {Promise<string[]>} what is wrong, a line each
 */
export async function checkErrorCodes(root, codes) {
  const all = codes ?? (await codesBelow(root));
  const tried = new Set(
    filesOf(root, 'src')
      .filter((path) => TRIED.test(path))
      .flatMap((path) => [
        ...readFileSync(join(root, path), 'utf8').replaceAll(COMMENT, '').matchAll(QUOTED),
      ])
      .map(([, , word]) => word),
  );
  return all
    .filter((code) => !tried.has(code))
    .map((code) => `The error code '${code}' is in no test.`);
}

/**
 * The codes of the platform and of each feature.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
async function codesBelow(root) {
  const files = filesOf(root, 'src').filter((path) => path.endsWith('/contract/errors.ts'));
  const modules = await Promise.all(files.map((path) => import(join(root, path))));
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat());
}

await runCheck(import.meta.url, checkErrorCodes);
