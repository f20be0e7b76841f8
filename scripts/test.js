import './launch/require-node.js';
import './launch/exit-with-parent.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from '../src/platform/server/start/progress.js';
import { LONG_TEXTS_FOLDER } from './build/long-texts.js';
import { findChromium } from './launch/chromium.js';
import { Failure, runScript } from './launch/failure.js';
import { failuresIn } from './launch/failures-in-report.js';
import { prepareBuild, prepareNode } from './launch/prepare.js';
import { programOf, ROOT } from './launch/root.js';
import { endOnSignal, runCaptured } from './launch/run-captured.js';
import { countTests, sumOf } from './launch/test-report.js';
import { listLongTests } from './testing/long-tests.js';
import {
  DATABASE_TESTS,
  EXHAUSTIVE_TESTS,
  HTTP_TESTS,
  listExhaustiveTests,
} from './testing/test-lists.js';
import { filesOf } from './walk.js';

const TITLES = new Map([
  [HTTP_TESTS, 'HTTP and concurrency tests'],
  [DATABASE_TESTS, 'Tests of what a database does'],
]);

/** @typedef {import('./launch/test-report.js').Count} Count */
/** @typedef {Count & { failures?: string[] }} Result the tests that failed, told in words */
/** @typedef {{ title: string, run: () => Promise<Result> }} Part */

/** Browser tests that `--full` adds and those that only `--release` does, by their tags. */
const EXHAUSTIVE_TAG = '@exhaustive';
const RELEASE_TAG = '@release';
/** Folder of the tests of the product with longer texts. */
const LONG_TEXTS_TESTS = 'long-texts';
const WALK = 'all-pages';
const EXHAUSTIVE_PAGES = `${EXHAUSTIVE_TAG}|${WALK}|\\.long\\.ts`;
const RELEASE_PAGES = `${EXHAUSTIVE_PAGES}|${RELEASE_TAG}`;
const LATER_TAGS = `${EXHAUSTIVE_TAG}|${RELEASE_TAG}`;

await runScript(async () => {
  const args = process.argv.slice(2);
  const areas = args.filter((arg) => !arg.startsWith('--'));
  const reports = mkdtempSync(join(tmpdir(), 'wayhearth-tests-'));
  const cleanUp = () => rmSync(reports, { recursive: true, force: true });
  endOnSignal(130, cleanUp);
  try {
    const node = await prepareNode();
    if (args.includes('--only=http')) {
      return await runParts([vitest(node, reports, { filters: HTTP_TESTS })]);
    }
    if (args.includes('--only=database')) {
      return await runParts([vitest(node, reports, { filters: DATABASE_TESTS })]);
    }
    if (args.includes('--full')) return await runParts(exhaustiveParts(node, reports));
    if (args.includes('--release')) {
      return await runParts(exhaustiveParts(node, reports, { isRelease: true }));
    }
    return await runParts(
      areas.length > 0
        ? partsOf(node, reports, areas)
        : allParts(node, reports, { isBeforeFull: args.includes('--before-full') }),
    );
  } finally {
    cleanUp();
  }
});

/**
 * @param {string} node
 * @param {string} reports folder for the runners' reports
 * @param {{ isBeforeFull: boolean }} options whether `--full` follows: what it runs at full width is
 * left to it
 * @returns {Part[]}
 */
function allParts(node, reports, { isBeforeFull }) {
  const chromium = fetchedChromium();
  return [
    { title: 'Checks', run: () => runProgramCheck(node, ['scripts/check.js']) },
    // Before the tests of the server: some ask the built pages for what nobody may see.
    buildOf(node),
    vitest(node, reports, {
      without: isBeforeFull ? [...listLongTests(), ...listExhaustiveTests()] : listLongTests(),
    }),
    browserTests(node, reports, {
      chromium,
      options: ['--grep-invert', isBeforeFull ? `${LATER_TAGS}|${WALK}` : LATER_TAGS],
    }),
  ];
}

/**
 * What a change need not wait for: every page in every language and theme, the product with longer
 * texts, and the fuzz, the leak search and a few more at their full width or because they are long.
 *
 * @param {string} node
 * @param {string} reports
 * @param {{ isRelease?: boolean }} [options] whether stories are told in all ways and each page is
 * seen by everybody in all languages at all widths, which takes hours
 * @returns {Part[]}
 */
function exhaustiveParts(node, reports, { isRelease = false } = {}) {
  const env = { TEST_WIDTH: isRelease ? 'release' : 'full' };
  return [
    buildOf(node, { longTexts: true }),
    vitest(node, reports, { filters: [...EXHAUSTIVE_TESTS, ...listLongTests()], env }),
    browserTests(node, reports, {
      chromium: fetchedChromium(),
      options: ['--grep', isRelease ? RELEASE_PAGES : EXHAUSTIVE_PAGES],
      env: { ...env, E2E_LONG_TEXTS: LONG_TEXTS_FOLDER },
    }),
  ];
}

/**
 * The tests whose paths hold one of the words, browser tests among them; no checks.
 *
 * @param {string} node
 * @param {string} reports
 * @param {readonly string[]} areas such as `reservations`, or the path of one test
 * @returns {Part[]}
 */
function partsOf(node, reports, areas) {
  const isIn = (/** @type {string} */ path) =>
    areas.some((area) => path.includes(area.replace(/:\d+$/, '')));
  const has = (/** @type {string[]} */ folders, /** @type {RegExp} */ name) =>
    folders.some((folder) => filesOf(ROOT, folder).some((path) => name.test(path) && isIn(path)));
  const parts = [];
  if (has(['src', 'demo', 'scripts'], /\.test\.\w+$/)) {
    parts.push(vitest(node, reports, { filters: areas }));
  }
  // They have a build of their own, so an area has them only where it names them.
  const longTexts = areas.some((area) => area.includes(LONG_TEXTS_TESTS));
  if (longTexts || has(['e2e'], /\.e2e\.ts$/)) {
    const chromium = fetchedChromium();
    const env = longTexts ? { E2E_LONG_TEXTS: LONG_TEXTS_FOLDER } : {};
    parts.push(
      buildOf(node, { longTexts }),
      browserTests(node, reports, { chromium, filters: areas, env }),
    );
  }
  if (parts.length === 0) throw new Failure(`No test has ${areas.join(' or ')} in its path.`);
  return parts;
}

/** The browser's file; where it is missing it is fetched while the other parts run. */
function fetchedChromium() {
  const chromium = findChromium();
  // A failure is reported by the part that needs it.
  chromium.catch(() => {});
  return chromium;
}

/**
 * @param {string} node
 * @param {{ longTexts?: boolean }} [also]
 * @returns {Part}
 */
function buildOf(node, also) {
  return {
    title: 'Build',
    run: async () => {
      await prepareBuild(node, also);
      return { passed: 0, failed: 0 };
    },
  };
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
async function runProgramCheck(node, args) {
  const { code } = await runCaptured(node, args, { show: true });
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

/**
 * @param {string} node
 * @param {string} reports
 * @param {{ filters?: readonly string[], without?: readonly string[], env?: Record<string, string> }}
 *   [which] `filters`: parts of paths, without them all; `without`: paths left out
 * @returns {Part}
 */
function vitest(node, reports, { filters = [], without = [], env = {} } = {}) {
  const report = join(reports, 'vitest.json');
  const args = [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...without.map((path) => `--exclude=${path}`),
  ];
  return {
    title: TITLES.get(filters) ?? 'Domain and HTTP tests',
    run: async () => {
      const { code } = await runCaptured(node, [programOf('vitest'), 'run', ...filters, ...args], {
        env: { ...process.env, NODE_ENV: 'test', ...env },
        show: true,
      });
      return resultOf(report, 'vitest', code);
    },
  };
}

/**
 * @param {string} node
 * @param {string} reports
 * @param {{
 *   chromium: Promise<string>,
 *   filters?: readonly string[],
 *   options?: readonly string[],
 *   env?: Record<string, string>,
 * }} which
 *   `chromium`: the browser's file, `filters`: patterns of paths; without them, all
 * @returns {Part}
 */
function browserTests(node, reports, { chromium, filters = [], options = [], env = {} }) {
  const report = join(reports, 'playwright.json');
  const args = [programOf('@playwright/test', 'playwright'), 'test', ...filters, ...options];
  return {
    title: 'Browser tests',
    run: async () => {
      const { code } = await runCaptured(node, [...args, '--reporter=list,json'], {
        env: {
          ...process.env,
          CHROMIUM_PATH: await chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          ...env,
        },
        show: true,
      });
      return resultOf(report, 'playwright', code);
    },
  };
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
