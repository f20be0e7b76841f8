import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES } from '../src/platform/contract/errors.ts';
import { judge } from './verdict.js';
import { filesOf } from './walk.js';

/** Where what a call is refused with is looked at: tests, and the tables that one of them runs. */
const TRIED = /\.test\.tsx?$|\/testing\/permissions\/[\w-]+\.ts$/;
/** A line that only speaks about the code. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const QUOTED = /(['"`])([a-z]+(?:-[a-z]+)*)\1/g;

/**
 * Codes of refusal that no test asks for. That each has a status and a text, the types see to
 * (`platform/server/http/error-table.ts`).
 *
 * @param {string} root
 * @param {readonly string[]} [codes]
 * @returns {string[]} what is wrong, a line each
 */
export function checkErrorCodes(root, codes = ERROR_CODES) {
  const tried = new Set(
    filesOf(root, 'src')
      .filter((path) => TRIED.test(path))
      .flatMap((path) => [
        ...readFileSync(join(root, path), 'utf8').replaceAll(COMMENT, '').matchAll(QUOTED),
      ])
      .map(([, , word]) => word),
  );
  return codes
    .filter((code) => !tried.has(code))
    .map((code) => `The error code '${code}' is in no test.`);
}

await judge(import.meta.url, checkErrorCodes);
