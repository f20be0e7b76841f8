import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts the tests of one run out of the runner's own JSON report. A run that went wrong without
 * a failed test (a file that doesn't load, a report that is missing) counts as one failure, so
 * that nothing red adds up to "0 failed".
 *
 * @param {string} file the report
 * @param {'vitest' | 'playwright'} runner
 * @param {number} code the runner's exit code
 * @returns {Count}
 */
export function countTests(file, runner, code) {
  const count = readCount(file, runner);
  if (count === null) return { passed: 0, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sumOf(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * @param {string} file
 * @param {'vitest' | 'playwright'} runner
 */
function readCount(file, runner) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return runner === 'vitest' ? ofVitest(report) : ofPlaywright(report);
  } catch {
    return null;
  }
}

/** @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report */
function ofVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
}

/** @param {{ stats: { expected: number, unexpected: number } }} report */
function ofPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected };
}
