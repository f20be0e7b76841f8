import './launch/require-node.js';
import './launch/follow-npm.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONG_TEXTS_FOLDER } from './build/long-texts.js';
import { captured, endOnSignal } from './launch/captured.js';
import { findChromium } from './launch/chromium.js';
import { Failure, runScript } from './launch/failure.js';
import { failuresIn } from './launch/failures-in-report.js';
import { prepareBuild, prepareNode } from './launch/prepare.js';
import { seconds } from './launch/progress.js';
import { programOf } from './launch/root.js';
import { countTests, sumOf } from './launch/test-report.js';

/** The tests that talk to a database: run once more on PostgreSQL by `--only=http`. */
const HTTP_TESTS = ['/server/', 'src/entry/', 'scripts/postgres'];

/** @typedef {import('./launch/test-report.js').Count} Count */
/** @typedef {Count & { failures?: string[] }} Result `failures`: the tests that failed, told in words */
/** @typedef {{ title: string, run: () => Promise<Result> }} Part */

await runScript(async () => {
  const onlyHttp = process.argv.includes('--only=http');
  const reports = mkdtempSync(join(tmpdir(), 'wayhearth-tests-'));
  const cleanUp = () => rmSync(reports, { recursive: true, force: true });
  endOnSignal(130, cleanUp);
  try {
    const node = await prepareNode();
    return await runParts(onlyHttp ? [vitest(node, reports, HTTP_TESTS)] : allParts(node, reports));
  } finally {
    cleanUp();
  }
});

/**
 * @param {string} node
 * @param {string} reports folder for the runners' reports
 * @returns {Part[]}
 */
function allParts(node, reports) {
  // Fetched, where it is missing, while the checks run.
  const chromium = findChromium();
  // A failure is told by the part that needs it.
  chromium.catch(() => {});
  return [
    { title: 'Checks', run: () => verdict(node, ['scripts/check.js']) },
    // Before the tests of the server: some ask the built pages for what nobody may see.
    {
      title: 'Build',
      run: async () => {
        await prepareBuild(node, { longTexts: true });
        return { passed: 0, failed: 0 };
      },
    },
    vitest(node, reports, []),
    { title: 'Browser tests', run: () => playwright(node, reports, chromium) },
  ];
}

/**
 * Runs every part, also after one that failed; ends with the sum on a line of its own.
 *
 * @param {readonly Part[]} parts
 * @returns {Promise<number>} exit code
 */
async function runParts(parts) {
  const counts = [];
  const broken = [];
  const failures = [];
  for (const { title, run } of parts) {
    console.log(`\n=== ${title}`);
    const started = performance.now();
    const count = await orFailed(run);
    console.log(`=== ${title}: ${seconds(performance.now() - started)}`);
    counts.push(count);
    failures.push(...(count.failures ?? []));
    if (count.failed > 0) broken.push(title);
  }
  const { passed, failed } = sumOf(counts);
  console.log(broken.length > 0 ? `\nNot passed: ${broken.join(', ')}.` : '\nEverything passed.');
  for (const failure of failures) console.log(failure);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/**
 * @param {() => Promise<Result>} run
 * @returns {Promise<Result>}
 */
async function orFailed(run) {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`${error.details}\n${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * A part that has no tests of its own to count: it fails as one, or not at all.
 *
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function verdict(node, args) {
  const { code } = await captured(node, args, { show: true });
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

/**
 * @param {string} node
 * @param {string} reports
 * @param {readonly string[]} filters parts of paths
 * @returns {Part}
 */
function vitest(node, reports, filters) {
  const report = join(reports, 'vitest.json');
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    title: filters.length > 0 ? 'HTTP and concurrency tests' : 'Domain and HTTP tests',
    run: async () => {
      const { code } = await captured(node, [programOf('vitest'), 'run', ...filters, ...args], {
        env: { ...process.env, NODE_ENV: 'test' },
        show: true,
      });
      return resultOf(report, 'vitest', code);
    },
  };
}

/**
 * @param {string} node
 * @param {string} reports
 * @param {Promise<string>} chromium the browser's file
 */
async function playwright(node, reports, chromium) {
  const report = join(reports, 'playwright.json');
  const env = {
    ...process.env,
    E2E_LONG_TEXTS: LONG_TEXTS_FOLDER,
    CHROMIUM_PATH: await chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const args = [programOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
  const { code } = await captured(node, args, { env, show: true });
  return resultOf(report, 'playwright', code);
}

/**
 * @param {string} report
 * @param {'vitest' | 'playwright'} runner
 * @param {number} code the runner's exit code
 * @returns {Result}
 */
function resultOf(report, runner, code) {
  return { ...countTests(report, runner, code), failures: failuresIn(report, runner) };
}
