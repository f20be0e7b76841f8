import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captured } from './captured.js';
import { programOf } from './root.js';
import { countTests, sumOf } from './test-report.js';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayhearth-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} source of a test file */
async function countOfVitest(source) {
  writeFileSync(join(folder, 'a.test.js'), source);
  const report = join(folder, 'report.json');
  const { code } = await captured(
    process.execPath,
    [programOf('vitest'), 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`],
    { cwd: folder, env: { ...process.env, VITEST: undefined, NODE_ENV: 'test' } },
  );
  return countTests(report, 'vitest', code);
}

const VITEST = JSON.stringify(programOf('vitest').replace(/[^/\\]+$/, 'dist/index.js'));

test("Vitest's own report is counted", async () => {
  const source = `import { test } from ${VITEST}; test('a', () => {}); test('b', () => { throw 1; }); test.skip('c', () => {});`;
  expect(await countOfVitest(source)).toEqual({ passed: 1, failed: 1 });
}, 30_000);

test('a file that does not load is a failure', async () => {
  expect(await countOfVitest("throw new Error('broken')")).toEqual({ passed: 0, failed: 1 });
}, 30_000);

test("Playwright's report is counted, a flaky test as passed", () => {
  const report = join(folder, 'report.json');
  writeFileSync(
    report,
    '{ "stats": { "expected": 5, "unexpected": 2, "flaky": 1, "skipped": 4 } }',
  );
  expect(countTests(report, 'playwright', 1)).toEqual({ passed: 6, failed: 2 });
});

test('a run that went wrong without a failed test is one failure', () => {
  const report = join(folder, 'report.json');
  writeFileSync(report, '{ "stats": { "expected": 5, "unexpected": 0, "flaky": 0 } }');
  expect(countTests(report, 'playwright', 0)).toEqual({ passed: 5, failed: 0 });
  expect(countTests(report, 'playwright', 1)).toEqual({ passed: 5, failed: 1 });
  expect(countTests(join(folder, 'none.json'), 'playwright', 0)).toEqual({ passed: 0, failed: 1 });
});

test('sums', () => {
  expect(
    sumOf([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
  expect(sumOf([])).toEqual({ passed: 0, failed: 0 });
});
