import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './root.js';

/**
 * The tests that failed in one run, each with the first lines of its reason, out of the runner's
 * own JSON report: a long log scrolls them away, so they are said again at its end. A report that
 * can't be read names nothing: that the run failed is told by its count (`test-report.js`).
 *
 * @param {string} file the report
 * @param {'vitest' | 'playwright'} runner
 * @returns {string[]} one text a test: its title, the command that runs it alone, its reason
 */
export function failuresIn(file, runner) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return runner === 'vitest'
      ? report.testResults.flatMap(ofVitest)
      : report.suites.flatMap((/** @type {Suite} */ suite) => ofPlaywright(suite, []));
  } catch {
    return [];
  }
}

/** Lines of a reason that are shown: the message and the place, not the whole trace. */
const REASON_LINES = 12;

/** What colours a terminal, and nothing else. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec */
/** @typedef {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} File */

/** @param {File} file */
function ofVitest({ name, status, message, assertionResults }) {
  const path = relative(ROOT, name);
  if (status === 'failed' && assertionResults.length === 0) return [told(path, path, message)];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => told(`${path} › ${test.fullName}`, path, test.failureMessages.join('\n')));
}

/**
 * @param {Suite} suite
 * @param {readonly string[]} above titles of the suites around it
 * @returns {string[]}
 */
function ofPlaywright({ title, specs = [], suites = [] }, above) {
  const titles = [...above, title];
  const failed = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const reasons = spec.tests.flatMap(({ results }) =>
        results.map(({ error }) => error?.message),
      );
      const place = `e2e/${spec.file}:${spec.line}`;
      const name = `${place} › ${[...titles.slice(1), spec.title].join(' › ')}`;
      return told(name, place, reasons.find((reason) => reason !== undefined) ?? '');
    });
  return [...failed, ...suites.flatMap((suite) => ofPlaywright(suite, titles))];
}

/**
 * @param {string} test
 * @param {string} place what `npm test` takes to run it alone
 * @param {string} reason
 */
function told(test, place, reason) {
  const lines = reason.replace(COLOURS, '').split('\n').slice(0, REASON_LINES);
  const command = `npm test -- ${place}`;
  return [test, ...[command, ...lines].map((line) => `    ${line}`)].join('\n');
}
