import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failuresIn } from './failures-in-report.js';
import { programOf } from './root.js';
import { runCaptured } from './run-captured.js';
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
  const { code } = await runCaptured(
    process.execPath,
    [programOf('vitest'), 'run', '--root', folder, '--reporter=json', `--outputFile=${report}`],
    { cwd: folder, env: { ...process.env, VITEST: undefined, NODE_ENV: 'test' } },
  );
  return { ...countTests(report, 'vitest', code), failures: failuresIn(report, 'vitest') };
}

const VITEST = JSON.stringify(programOf('vitest').replace(/[^/\\]+$/, 'dist/index.js'));

test("Vitest's own report is counted, and its failures are named", async () => {
  const source = `import { test } from ${VITEST}; test('a', () => {}); test('b', () => { throw new Error('why'); }); test.skip('c', () => {});`;
  expect(await countOfVitest(source)).toEqual({
    passed: 1,
    failed: 1,
    failures: [expect.stringMatching(/a\.test\.js › b\n +npm test -- \S*a\.test\.js\n.*why/)],
  });
});

test('a file that does not load is a failure', async () => {
  const { failures, ...count } = await countOfVitest("throw new Error('broken')");
  expect(count).toEqual({ passed: 0, failed: 1 });
  expect(failures).toEqual([expect.stringMatching(/a\.test\.js\n.*broken/)]);
});

test("Playwright's report is counted", () => {
  const report = join(folder, 'report.json');
  writeFileSync(report, '{ "stats": { "expected": 5, "unexpected": 2, "skipped": 4 } }');
  expect(countTests(report, 'playwright', 1)).toEqual({ passed: 5, failed: 2 });
});

test("Playwright's failures are named with their place, their suites and the first reason", () => {
  const report = join(folder, 'report.json');
  const failed = { results: [{ error: { message: '\u001b[31mno\u001b[39m button' } }, {}] };
  const spec = { file: 'a.e2e.ts', line: 7, ok: false, tests: [failed] };
  const fine = { ...spec, title: 'fine', ok: true };
  const inner = { title: 'a dialog', specs: [{ ...spec, title: 'opens' }, fine] };
  writeFileSync(report, JSON.stringify({ suites: [{ title: 'a.e2e.ts', suites: [inner] }] }));
  expect(failuresIn(report, 'playwright')).toEqual([
    'e2e/a.e2e.ts:7 › a dialog › opens\n    npm test -- e2e/a.e2e.ts:7\n    no button',
  ]);
  expect(failuresIn(join(folder, 'none.json'), 'playwright')).toEqual([]);
});

test('a run that went wrong without a failed test is one failure', () => {
  const report = join(folder, 'report.json');
  writeFileSync(report, '{ "stats": { "expected": 5, "unexpected": 0 } }');
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
